import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { type Panel, panel } from '#platform/panels/panel.ts';
import { oversees, visibleProjects, waitedSinceSql } from '../records/public.ts';

/** After so many days of waiting a purchase needs a look. */
const longMs = 5 * 24 * 3600_000;

/** How many of the running purchases within the data scope wait long. */
export const waitingFigure: Panel<Schemas['HomeFigure'][]> = panel(
  async (context) => {
    if (!oversees(context)) return sql<null>`null`;
    const found = await visibleProjects(context);
    const running = found
      .where('project.status', 'in', ['APPROVING', 'RETURNED', 'APPROVED', 'EXECUTING', 'COMPLETED'])
      .select(waitedSinceSql.as('waitingSince'));
    return sql<{ all: number; long: number }>`(select json_build_object('all', count(*),
      'long', count(*) filter (where waiting_since < ${new Date(context.now.getTime() - longMs)})) from (${running}) as running)`;
  },
  (read) =>
    read === null
      ? []
      : [{ kind: 'WAITING', value: String(read.long), unit: 'COUNT', trend: [], count: read.all, amount: null, change: null }],
);
