/** Which version the next release has at least, and what it needs besides: docs/decisions/0042. */
import type { ContractChange, Step } from './contractChanges.ts';

const order: Step[] = ['patch', 'minor', 'major'];

/** The biggest step that one of the changes needs; null if there is none. */
export function neededStep(changes: ContractChange[]): Step | null {
  return order.findLast((step) => changes.some((change) => change.step === step)) ?? null;
}

/** The least version after a release. Before 1.0.0 what breaks raises the second number, everything else the third. */
export function leastVersion(released: string, step: Step | null): string {
  const [major = 0, minor = 0, patch = 0] = numbersOf(released);
  if (step === null) return released;
  const effective = major > 0 ? step : step === 'major' ? 'minor' : 'patch';
  if (effective === 'major') return `${major + 1}.0.0`;
  return effective === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

function isLower(version: string, than: string): boolean {
  const [left, right] = [numbersOf(version), numbersOf(than)];
  const at = left.findIndex((number, index) => number !== right[index]);
  return at >= 0 && (left[at] as number) < (right[at] as number);
}

const numbersOf = (version: string) => version.split('.').map(Number);

/**
 * What decision notes say about the contract since the release. A line of a note begins with the version and names operations or
 * components: "**Contract 0.2.0.** `queryRolePage`, `Role`: …".
 */
function notedSince(released: string, notes: string[]): Set<string> {
  const lines = notes.flatMap((note) => [...note.matchAll(/^\*\*Contract (\d+\.\d+\.\d+)\.\*\* (.*)$/gm)]);
  const since = lines.filter(([, version = '']) => isLower(released, version));
  return new Set(since.flatMap(([, , text = '']) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string)));
}

/** Everything that keeps the changes from being released under this version, as sentences. */
export function objections(changes: ContractChange[], released: string, next: string, notes: string[]): string[] {
  const step = neededStep(changes);
  const least = leastVersion(released, step);
  const noted = notedSince(released, notes);
  const reasons = changes.filter((change) => change.step === step).map(({ subjects, what }) => `${subjects.join(', ')}: ${what}`);
  const unnoted = changes.filter(
    ({ subjects, catalogued }) =>
      catalogued.length > 0 && !subjects.some((name) => noted.has(name)) && !catalogued.every((name) => noted.has(name)),
  );
  return [
    ...(isLower(next, least)
      ? [`info.version is ${next}; since ${released} it must be ${least} at least (${step ?? 'no'} step): ${reasons.join('; ')}`]
      : []),
    ...unnoted.map(
      ({ subjects, what, catalogued }) =>
        `${subjects.join(', ')}: ${what} No decision note has a line "**Contract ${least}.** \`${subjects.join('`, `')}\` …", but operations of the catalogue change: ${catalogued.slice(0, 5).join(', ')}`,
    ),
  ];
}
