/** Nouns without a plural, which take no article. */
const uncounted = /\b(evidence|people|text)$/;
const plural = /[^isu]s$/;
/** Of these there is one, which the reader knows. */
const known = /^current\b/;
const vowel = /^([aeio]|u(?!ni|s))|^[AEFHILMNORSX][A-Z]/;

/** Returns the English label of a field as the object of a sentence: "Account name" becomes "an account name", "SMS code" "an SMS code". */
export function nounOf(label: string): string {
  const noun = /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  const core = noun.replace(/ ?\(.*\)$/, '');
  if (known.test(core)) return `the ${core}`;
  if (uncounted.test(core) || plural.test(core)) return core;
  return `${vowel.test(core) ? 'an' : 'a'} ${core}`;
}
