import { fromCents, toCents } from '@campus-procurement/sdk/money';
import type { DueKinds } from '#platform/due/sweepDue.ts';
import { say } from '#platform/i18n/language.ts';
import { fulfilmentFields } from '../order/public.ts';
import { lockProject, takeDueStep } from '../records/public.ts';

/** The warranty of a purchase is over: what was kept back may be paid. */
export const dueRetention: Pick<DueKinds, 'PROJECT_RETENTION'> = {
  async PROJECT_RETENTION(key, { db, now }) {
    const project = await lockProject(key, { db });
    if (project.status !== 'COMPLETED') return;
    const context = { db, now, session: { userName: say('zh-CN', 'actor', 'system') } };
    const fields = await fulfilmentFields(project, context);
    const more = fromCents(toCents(fields.dueAmount) - toCents(project.dueAmount));
    await takeDueStep('retentionDue', project, { said: more, fields }, context);
  },
};
