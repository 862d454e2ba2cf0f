import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { waitingTasks } from '#approval/deputies.ts';
import { type Panel, panel } from '#platform/panels/panel.ts';

/** Tasks that the caller should have decided, of all that wait for the caller. Nothing where none is late. */
export const overdueFigure: Panel<Schemas['HomeFigure'][]> = panel(
  (context) => sql<{ all: number; late: number; sum: string }>`(
    select json_build_object('all', count(*), 'late', count(*) filter (where limit_time <= ${context.now}),
      'sum', coalesce(sum(amount) filter (where limit_time <= ${context.now}), 0.00)::text)
    from (select task.limit_time, instance.amount from approval_task as task
      join approval_instance as instance on instance.company_id = task.company_id and instance.id = task.instance_id
      where task.company_id = ${context.session.companyId} and task.id in (${waitingTasks(context)})) as waiting)`,
  ({ all, late, sum }) =>
    late === 0 ? [] : [{ kind: 'OVERDUE', value: String(late), unit: 'COUNT', trend: [], count: all, amount: sum, change: null }],
);
