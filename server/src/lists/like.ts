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
