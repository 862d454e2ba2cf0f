const units = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;
export type Unit = keyof typeof units;

/** How many days, hours, minutes and seconds are in a time; nothing is left of one that is over. */
export function timeLeft(ms: number): Record<Unit, number> {
  let seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = { days: 0, hours: 0, minutes: 0, seconds: 0 };
  for (const unit of Object.keys(units) as Unit[]) {
    parts[unit] = Math.floor(seconds / units[unit]);
    seconds -= parts[unit] * units[unit];
  }
  return parts;
}

/** Its two greatest parts that are not nothing, for a sentence. */
export function greatestParts(ms: number): [unit: Unit, count: number][] {
  const parts = timeLeft(ms);
  const names = Object.keys(units) as Unit[];
  const first = names.findIndex((unit) => parts[unit] > 0);
  if (first < 0) return [['seconds', 0]];
  return names
    .slice(first, first + 2)
    .filter((unit) => parts[unit] > 0)
    .map((unit) => [unit, parts[unit]]);
}
