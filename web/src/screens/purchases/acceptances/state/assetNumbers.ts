/** What somebody has entered: numbers in their order, and the entries that are none. */
export interface Entered {
  numbers: string[];
  wrong: string[];
}

/** So many numbers one range stands for at most; a longer one is a slip. */
const mostInRange = 100_000;

const number = /^[0-9A-Za-z-]{2,40}$/;
/** `ZC-2026-0001..1200`, `ZC-2026-0001~ZC-2026-1200`, `ZC-0001至ZC-1200`: the last sign (U+81F3) is the Chinese “to”. */
const range = /^([0-9A-Za-z-]*?)(\d+)(?:\.{2,3}|…|~|～|\u81f3)([0-9A-Za-z-]*?)(\d+)$/;

/** Reads numbers as they are typed or pasted from a sheet: one a line or a cell, and ranges from the first to the last. */
export function enteredNumbers(text: string): Entered {
  const entries = text.split(/[\s,，;；、]+/).filter((entry) => entry !== '');
  const read = entries.map((entry) => ({ entry, numbers: number.test(entry) ? [entry] : numbersOfRange(entry) }));
  return {
    numbers: read.flatMap(({ numbers }) => numbers),
    wrong: read.flatMap(({ entry, numbers }) => (numbers.length === 0 ? [entry] : [])),
  };
}

/** Returns the numbers of a range; none if it is not one. What comes before the digits is the same at both ends. */
function numbersOfRange(entry: string): string[] {
  const [, prefix = '', first = '', otherPrefix = '', last = ''] = range.exec(entry) ?? [];
  if (first === '' || (otherPrefix !== '' && otherPrefix !== prefix)) return [];
  // A short end replaces the last digits of the beginning.
  const end = last.length < first.length ? first.slice(0, first.length - last.length) + last : last;
  const count = BigInt(end) - BigInt(first) + 1n;
  if (count < 1n || count > BigInt(mostInRange)) return [];
  const numbers = Array.from(
    { length: Number(count) },
    (_, at) => prefix + String(BigInt(first) + BigInt(at)).padStart(first.length, '0'),
  );
  return numbers.every((one) => number.test(one)) ? numbers : [];
}

/** Returns numbers as they are shown: what follows each other as a range. */
export function shownNumbers(numbers: readonly string[]): string {
  const runs: string[][] = [];
  for (const one of numbers) {
    const run = runs.at(-1);
    if (run && isNext(run.at(-1) as string, one)) run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => (run.length < 4 ? run : [`${run[0]}..${run.at(-1)}`])).join('\n');
}

const parts = /^(.*?)(\d+)$/;

function isNext(one: string, other: string): boolean {
  const [, prefix, digits = ''] = parts.exec(one) ?? [];
  const [, otherPrefix, otherDigits = ''] = parts.exec(other) ?? [];
  if (digits === '' || otherDigits === '' || prefix !== otherPrefix || digits.length !== otherDigits.length) return false;
  return BigInt(otherDigits) === BigInt(digits) + 1n;
}

/** So many numbers of a line go in one call. */
const mostInCall = 1000;

interface Line {
  no: number;
  before: readonly string[];
  numbers: readonly string[];
}

interface Change {
  no: number;
  assetNos: string[];
  removedNos?: string[];
}

/** Returns what is to be sent for the numbers of lines, call by call: first what is taken away, then what is new, so many at a time. */
export function callsFor(lines: readonly Line[]): Change[][] {
  const removed = lines.map(({ no, before, numbers }) => ({ no, list: before.filter((one) => !numbers.includes(one)) }));
  const added = lines.map(({ no, before, numbers }) => ({ no, list: numbers.filter((one) => !before.includes(one)) }));
  const longest = (all: readonly { list: string[] }[]) => Math.max(0, ...all.map(({ list }) => list.length));
  const pages = (all: readonly { no: number; list: string[] }[]) =>
    Array.from({ length: Math.ceil(longest(all) / mostInCall) }, (_, page) =>
      all.flatMap(({ no, list }) => {
        const part = list.slice(page * mostInCall, (page + 1) * mostInCall);
        return part.length > 0 ? [{ no, part }] : [];
      }),
    );
  return [
    ...pages(removed).map((page) => page.map(({ no, part }) => ({ no, assetNos: [], removedNos: part }))),
    ...pages(added).map((page) => page.map(({ no, part }) => ({ no, assetNos: part }))),
  ];
}

/** Returns where a refusal of a call stands in the form: calls leave out lines and numbers that were not changed. */
export function placeInForm(field: string, items: readonly Change[], lines: readonly Line[]): string {
  const [, item, at] = /^items\.(\d+)(?:\.assetNos\.(\d+))?/.exec(field) ?? [];
  const sent = items[Number(item)];
  const index = lines.findIndex(({ no }) => no === sent?.no);
  if (!sent || index < 0) return field;
  return at === undefined
    ? `items.${index}`
    : `items.${index}.assetNos.${lines[index]?.numbers.indexOf(String(sent.assetNos[Number(at)]))}`;
}
