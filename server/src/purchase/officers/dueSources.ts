import type { DueKinds } from '#platform/due/sweepDue.ts';
import { say } from '#platform/i18n/language.ts';
import { lockProject, takeDueStep } from '../records/public.ts';
import { tellOfNotice } from './officers.ts';

/** The notice is over: the officer goes on. One that was given up meanwhile is left alone. */
export const dueSources: Pick<DueKinds, 'PROJECT_SOURCE'> = {
  async PROJECT_SOURCE(key, { db, now }) {
    const project = await lockProject(key, { db });
    const { status, nextTime, phase, modifying, waitingSince } = project;
    if (status !== 'APPROVED' || nextTime === null || now < nextTime) return;
    const context = { db, now, session: { userName: say('zh-CN', 'actor', 'system') } };
    // A change that is being approved goes on as it was.
    const fields = { nextTime: null, phase, ...(modifying && { waitingSince }) };
    const ended = await takeDueStep('endSource', project, { fields }, context);
    await tellOfNotice(ended, { db, now });
  },
};
