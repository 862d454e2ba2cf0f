import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { refuseDayBeyond } from '#platform/values/dayWithin.ts';
import type { ProjectRow } from '../records/public.ts';

/** @throws Failure `invalid` with the rule `days`, unless a bill is dated between the request of all its purchases and today */
export function refuseBillDay(
  field: string,
  day: string,
  projects: readonly Pick<ProjectRow, 'submitTime' | 'createTime'>[],
  { now }: Pick<Context, 'now'>,
): void {
  const requested = projects.map(({ submitTime, createTime }) => dayOf(submitTime ?? createTime)).sort();
  refuseDayBeyond({ field, day, from: requested.at(-1) ?? dayOf(now), to: dayOf(now) });
}
