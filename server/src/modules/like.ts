/** A LIKE pattern for values that contain `text`, whose own wildcards mean themselves. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** A LIKE pattern for values that begin with `text`, whose own wildcards mean themselves. */
export function beginning(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * A LIKE pattern for a keyword in a long list: three characters may stand anywhere, because an index of trigrams finds them; fewer
 * must begin the value.
 */
export function matching(keyword: string): string {
  return [...keyword].length < 3 ? beginning(keyword) : containing(keyword);
}
