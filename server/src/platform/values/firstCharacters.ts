/** Returns the first characters of a text, counted as the database counts them (code points, so no surrogate pair is split). */
export function firstCharacters(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}
