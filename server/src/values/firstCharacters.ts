/** The beginning of a text, counted in characters as the database counts them; none is cut in two. */
export function firstCharacters(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}
