/** The last day of the year that ends next, or has ended in the last three months. */
export function lastDayOfYear(today: string): string {
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) < '04-01' ? year - 1 : year}-12-31`;
}

/** The same day a year later; the last of February where there is none. */
export function yearLater(day: string): string {
  const year = Number(day.slice(0, 4)) + 1;
  return `${year}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;
}
