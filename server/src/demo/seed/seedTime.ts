/** The clock of the demo data: what it tells of lies in the year before. */
export const seedTime = new Date('2026-03-02T09:00:00+08:00');

/** When the platform and its schools began. */
export const foundingTime = new Date('2025-03-02T09:00:00+08:00');
