import type { Schemas } from '@campus-procurement/sdk';
import type { Reader } from '#platform/context/context.ts';
import { type Format, longText, names, text, word } from '#platform/exports/columns.ts';
import { report } from '#platform/exports/report.ts';
import { say } from '#platform/i18n/language.ts';
import type { Messages } from '#platform/i18n/zhCN.ts';
import { type FigureFilters, monthsOf } from './figurePeriod.ts';
import { projectFigures } from './getProjectFigures.ts';

/** What a row is about: a text, or a word of the messages. */
type Item =
  | string
  | { item: keyof Messages['figureItem'] }
  | { step: Schemas['FigureStep'] }
  | { status: Schemas['ProjectStatus'] };

interface FigureRow {
  part: keyof Messages['figurePart'];
  item: Item;
  count: number | null;
  amount: string | null;
  percent: string | null;
  days: string | null;
  holder: string[];
}

const item: Format<Item> = {
  ...longText,
  show(value, { language }) {
    if (typeof value === 'string') return value;
    if ('item' in value) return say(language, 'figureItem', value.item);
    return 'step' in value ? say(language, 'figureStep', value.step) : say(language, 'projectStatus', value.status);
  },
};

const count: Format<number | null> = { kind: 'integer', width: 10, show: (value) => value };
const amount: Format<string | null> = { kind: 'money', width: 16, show: (value) => value };

/** The figures in one table, a figure a row. */
export const figuresReport = report('PROJECT_FIGURES', 'exportProjectFigures', figureList, 'figureColumn', {
  part: { ...word('figurePart'), width: 32 },
  item,
  count,
  amount,
  percent: text,
  days: text,
  holder: names((name: string) => name),
});

/** The table is short, so it is not read to be counted: whoever asks for the export does not wait for the figures. */
async function figureList(filters: FigureFilters, reader: Reader) {
  monthsOf(filters, reader.now);
  return {
    count: async () => 0,
    next: async () => ({ items: rowsOf(await projectFigures(filters, reader), reader.now), last: null }),
  };
}

function rowsOf(figures: Schemas['ProjectFigures'], now: Date): FigureRow[] {
  const { paid, completed, saving, rounds, states, months, steps, waiting, longest, depts, officers } = figures;
  const row = (part: FigureRow['part'], about: Item, said: Partial<FigureRow>): FigureRow => {
    return { part, item: about, count: null, amount: null, percent: null, days: null, holder: [], ...said };
  };
  const group = (part: FigureRow['part']) => (one: Schemas['FigureGroup']) =>
    row(part, one.name, { count: one.count, amount: one.amount, percent: one.percent, days: one.days });
  return [
    row('TOTAL', { item: 'requested' }, { count: figures.count, amount: figures.amount }),
    row('COMPLETED', { item: 'inPeriod' }, { count: completed.count, amount: completed.amount, days: completed.days }),
    row('PAID', { item: 'inPeriod' }, { count: paid.count, amount: paid.amount }),
    row('SAVING', { item: 'ceiling' }, { count: saving.count, amount: saving.ceiling }),
    row('SAVING', { item: 'awarded' }, { count: saving.count, amount: saving.awarded }),
    row('SAVING', { item: 'saved' }, { count: saving.count, amount: saving.saved, percent: saving.percent }),
    row('ROUNDS', { item: 'rounds' }, { count: rounds.count }),
    row('ROUNDS', { item: 'failed' }, { count: rounds.failed, percent: rounds.percent }),
    ...states.map(({ status, ...said }) => row('STATE', { status }, said)),
    ...months.map(({ month, count: number, amount: sum }) => row('MONTH', month, { count: number, amount: sum })),
    ...months.map(({ month, completed: number }) => row('MONTH_COMPLETED', month, { count: number })),
    ...months.map(({ month, paid: sum }) => row('MONTH_PAID', month, { amount: sum })),
    ...steps.map(({ step, ...said }) => row('STEP', { step }, said)),
    ...waiting.map(({ status, count: number, days }) => row('WAITING', { status }, { count: number, days: String(days) })),
    ...longest.map(({ projectCode, projectName, costAmount: sum, waitingFor, waitingSince }) =>
      row('LONGEST', [projectCode, projectName].join(' '), {
        amount: sum,
        holder: waitingFor,
        days: daysSince(waitingSince, now),
      }),
    ),
    ...(depts ?? []).map(group('DEPT')),
    ...(officers ?? []).map(group('OFFICER')),
  ];
}

function daysSince(time: string | null, now: Date): string | null {
  return time === null ? null : String(Math.floor((now.getTime() - Date.parse(time)) / (24 * 3600_000)));
}
