import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { moveProject, type ProjectRow, projectFlow } from '../records/public.ts';

type Taken = NonNullable<Parameters<typeof moveProject>[2]>;

/** Takes a step of a change. All that waits in the purchase goes on as it was. */
export async function takeModifyStep(
  name: 'askChange' | 'change' | 'rejectChange' | 'withdrawChange',
  project: ProjectRow,
  { said, fields = {} }: Taken,
  context: Context,
): Promise<ProjectRow> {
  const { phase, waitingSince, nextTime } = project;
  const kept = { phase, waitingSince, nextTime, ...fields };
  return moveProject(
    projectFlow.step(name),
    project,
    { said: said?.slice(0, 600) ?? null, fields: kept },
    await callerOf(context),
    context,
  );
}
