import { type Kysely, sql } from 'kysely';
import type { Config } from '../context/context.ts';
import type { Tables } from '../db/tables.ts';
import { planTask } from '../tasks/planTask.ts';
import { latestMoment } from '../tasks/schedule.ts';
import type { TaskKinds, TaskType } from '../tasks/taskKind.ts';

/** A server that was not running at the time still plans what was due so shortly before. */
const graceMs = 3600_000;

/**
 * Plans what is due by its schedule. Every process may do so at any time: the moment is the occasion, and is taken once.
 */
export async function planScheduled(db: Kysely<Tables>, kinds: TaskKinds, config: Config, now: Date): Promise<void> {
  for (const taskType of Object.keys(kinds) as TaskType[]) {
    const { schedule, owner, isConfigured = () => true } = kinds[taskType];
    if (!schedule) continue;
    const executeTime = latestMoment(schedule, now);
    if (now.getTime() - executeTime.getTime() > graceMs) continue;
    const occasion = executeTime.toISOString();
    for (const companyId of await companiesWithout(db, taskType, occasion, owner)) {
      if (!isConfigured(config, companyId)) continue;
      await planTask(db, kinds, { companyId, taskType, executeTime, occasion, by: null }, now);
    }
  }
}

/** The platform, or the schools that are served, where they have no task for the occasion yet. */
async function companiesWithout(db: Kysely<Tables>, taskType: TaskType, occasion: string, owner: 'platform' | 'school') {
  const rows = await db
    .selectFrom('company')
    .select('id')
    .where('status', 'in', ['TRIAL', 'ACTIVE'])
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
