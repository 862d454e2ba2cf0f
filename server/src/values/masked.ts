/** Returns a phone number that nobody can call: `199****0103`. */
export function masked(phone: string): string {
  const characters = [...phone];
  return characters.length < 8 ? '****' : `${characters.slice(0, 3).join('')}****${characters.slice(-4).join('')}`;
}
