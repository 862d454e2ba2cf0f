/** Returns the parameters of a path such as `/notices/:id`; null if the path is another one. */
export function readRoute(pattern: string, path: string): Record<string, string> | null {
  const [wanted, found] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== found.length) return null;
  const parameters: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = found[at] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else if (value === '') return null;
    else parameters[part.slice(1)] = decoded(value);
  }
  return parameters;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // Typed by hand; nothing has such an id.
  }
}
