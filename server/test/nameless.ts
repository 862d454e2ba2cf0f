/** Ids, hashes, tokens and what else test data count or draw. */
const drawn =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{64}|(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])|[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])|T\d{8}-[0-9A-Z]{6}(?![0-9A-Z])|\d+\.\d+\.\d+\.\d+|622202002\d{6}|1(?:39|88)0000\d{4}|Enterprise \d+|profile\.\d+|Legal Person \d+|(?:TEST-|Card )\d+|91990000MC\w+|(?:139)?\*{4}\d{4}/g;

/** Returns a function that gives ids and random values of a text names in the order in which they come: two worlds look the same then. */
export function nameless(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) =>
    text.replaceAll(drawn, (found) => {
      names.set(found, names.get(found) ?? `name ${names.size + 1}`);
      return String(names.get(found));
    });
}

/** A text in which all ids and random values look the same. */
export const withoutIds = (text: string) => text.replaceAll(drawn, '#');
