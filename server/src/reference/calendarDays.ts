import { addDays } from '@campus-procurement/sdk/time';

/** First and last day of a holiday, and the weekend days that are worked for it. */
type Holiday = readonly [name: string, first: string, last: string, worked?: readonly string[]];

/** As the General Office of the State Council has announced them, for a year in the November before. */
const holidays: readonly Holiday[] = [
  ['元旦', '2025-01-01', '2025-01-01'],
  ['春节', '2025-01-28', '2025-02-04', ['2025-01-26', '2025-02-08']],
  ['清明节', '2025-04-04', '2025-04-06'],
  ['劳动节', '2025-05-01', '2025-05-05', ['2025-04-27']],
  ['端午节', '2025-05-31', '2025-06-02'],
  ['国庆节、中秋节', '2025-10-01', '2025-10-08', ['2025-09-28', '2025-10-11']],
  ['元旦', '2026-01-01', '2026-01-03', ['2026-01-04']],
  ['春节', '2026-02-15', '2026-02-23', ['2026-02-14', '2026-02-28']],
  ['清明节', '2026-04-04', '2026-04-06'],
  ['劳动节', '2026-05-01', '2026-05-05', ['2026-05-09']],
  ['端午节', '2026-06-19', '2026-06-21'],
  ['中秋节', '2026-09-25', '2026-09-27'],
  ['国庆节', '2026-10-01', '2026-10-07', ['2026-09-20', '2026-10-10']],
];

/** The days that are not what their day of the week says. For years that are not announced yet there are none, so only weekends count. */
export const calendarDays = holidays.flatMap(([name, first, last, worked = []]) => [
  ...daysFrom(first, last).map((day) => ({ day, isWorking: false, name })),
  ...worked.map((day) => ({ day, isWorking: true, name: `${name}调休上班` })),
]);

function daysFrom(first: string, last: string): string[] {
  return first > last ? [] : [first, ...daysFrom(addDays(first, 1), last)];
}
