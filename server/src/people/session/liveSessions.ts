import { sql } from 'kysely';
import { isLiveAt } from '#platform/auth/session.ts';
import type { Context } from '#platform/context/context.ts';
import { type Panel, panel } from '#platform/panels/panel.ts';

/** Selects the sessions that can still be used: those of the caller's school, with data scope ALL of every school. */
function live({ db, now, session, role }: Context) {
  return db
    .selectFrom('loginSession')
    .$if(role.dataScope !== 'ALL', (query) => query.where('companyId', '=', session.companyId))
    .where(isLiveAt(now));
}

export const liveSessions: Panel<number> = panel(
  (context) => sql<number>`(${live(context).select((eb) => eb.fn.countAll<number>().as('count'))})`,
  (count) => count,
);

export const onlineUsers: Panel<number> = panel(
  (context) => sql<number>`(${live(context).select((eb) => eb.fn.count<number>('userId').distinct().as('count'))})`,
  (count) => count,
);
