const characterClasses = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/** What is wrong with a password as a sentence, or null: 8 to 32 characters of at least 3 of the classes a-z, A-Z, 0-9 and others. */
export function passwordFault(password: string): string | null {
  const length = [...password].length;
  if (length < 8 || length > 32) return 'it must have 8 to 32 characters';
  const classes = characterClasses.filter((characters) => characters.test(password)).length;
  return classes < 3 ? 'it must mix at least three of: small letters, capital letters, digits, other characters' : null;
}
