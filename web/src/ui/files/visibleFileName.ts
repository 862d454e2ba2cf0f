/**
 * What is seen of a file's name, in one line: without overrides of the direction, joiners and control characters, which make a name end
 * otherwise than it seems to, and without the dots and spaces at its end. The server keeps names so; one that was just chosen may have
 * anything.
 */
export function visibleFileName(name: string): string {
  return name
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replace(/[\s.]+$/u, '')
    .trim();
}
