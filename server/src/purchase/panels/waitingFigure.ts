import type { Schemas } from '@campus-procurement/sdk';
import { dayMs, minuteMs } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { usualDays } from '#limits/usualLimits.ts';
import { longValue, type Panel, panel } from '#platform/panels/panel.ts';
import { awaitedSinceSql, begunProjects, oversees } from '../records/public.ts';

/** How many of the purchases within the data scope wait for somebody, and how many of them long. */
export const waitingFigure: Panel<Schemas['HomeFigure'][]> = panel(
  async (context) => {
    if (!oversees(context)) return sql<null>`null`;
    const found = await begunProjects(context);
    const running = found.select(awaitedSinceSql(context.now).as('since'));
    const waiting = sql<{ all: number; long: number }>`(select json_build_object('all', count(since),
      'long', count(*) filter (where since < ${new Date(context.now.getTime() - usualDays.waitsLong * dayMs)})) from (${running}) as running)`;
    return longValue(waiting, ({ all }) => all, context, minuteMs);
  },
  (read) =>
    read === null
      ? []
      : [{ kind: 'WAITING', value: String(read.long), unit: 'COUNT', trend: [], count: read.all, amount: null, change: null }],
);
