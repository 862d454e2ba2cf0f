const dayMs = 24 * 3600_000;

/** The moment at which a date begins in the business time zone. @param daysLater 1 for the end of the date */
export function startOfDay(date: string, daysLater = 0): Date {
  return new Date(Date.parse(`${date}T00:00:00+08:00`) + daysLater * dayMs);
}
