/** Returns a LIKE pattern for values that contain `text`. Its wildcards are escaped. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** Returns a LIKE pattern for values that begin with `text`. Its wildcards are escaped. */
export function beginning(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
