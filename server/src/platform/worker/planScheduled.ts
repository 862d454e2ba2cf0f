import { type Kysely, sql } from 'kysely';
import type { Config } from '../context/config.ts';
import type { Tables } from '../db/tables.ts';
import { planTask } from '../tasks/planTask.ts';
import { latestMoment } from '../tasks/schedule.ts';
import type { TaskKinds, TaskType } from '../tasks/taskKind.ts';

/** A server that was down at the scheduled time still plans tasks that became due at most this long ago, in milliseconds. */
const graceMs = 3600_000;

/**
 * Plans tasks that are due by their schedule. Every process may call it at any time: the time is the occasion, which can be used only once.
 */
export async function planScheduled(db: Kysely<Tables>, kinds: TaskKinds, config: Config, now: Date): Promise<void> {
  for (const taskType of Object.keys(kinds) as TaskType[]) {
    const { schedule, owner, needs } = kinds[taskType];
    if (!schedule) continue;
    const executeTime = latestMoment(schedule, now);
    if (now.getTime() - executeTime.getTime() > graceMs) continue;
    const occasion = executeTime.toISOString();
    for (const companyId of await companiesWithout(db, taskType, occasion, owner)) {
      if (needs?.isSet(config, companyId) === false) continue;
      await planTask(db, kinds, { companyId, taskType, executeTime, occasion, by: null }, now);
    }
  }
}

/** Returns the platform, or the served schools, that have no task for the occasion yet. */
async function companiesWithout(db: Kysely<Tables>, taskType: TaskType, occasion: string, owner: 'platform' | 'school') {
  const rows = await db
    .selectFrom('company')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where('id', owner === 'platform' ? '=' : '!=', '0')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('task')
            .select(sql`1`.as('one'))
            .whereRef('task.companyId', '=', 'company.id')
            .where('taskType', '=', taskType)
            .where('occasion', '=', occasion),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
