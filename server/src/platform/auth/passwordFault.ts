const characterClasses = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/**
 * Returns the fault of a password as an English clause, or null. A password has 8 to 32 characters from at least 3 of the classes a-z, A-Z,
 * 0-9 and others.
 */
export function passwordFault(password: string): string | null {
  const length = [...password].length;
  if (length < 8 || length > 32) return 'it must have 8 to 32 characters';
  const classes = characterClasses.filter((characters) => characters.test(password)).length;
  return classes < 3 ? 'it must mix at least three of: small letters, capital letters, digits, other characters' : null;
}
