import type { Input, Output } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { seenProject } from '../records/public.ts';
import { planPublication } from './planPublication.ts';
import { publishable, wishesOf } from './publishProject.ts';

/** Answers what a publication would do, decided as by the publication itself. */
export async function previewPublication(
  { path: { id }, body }: Input<'previewPublication'>,
  context: Context,
): Promise<Output<'previewPublication'>> {
  const project = publishable(await seenProject(id, body.version, context), context);
  const { round, told, notice } = await planPublication(project, wishesOf(body, context.now), context);
  return {
    ...notice,
    joinEndTime: isoTime(round.joinEndTime),
    witnessNeeded: round.witnessNeeded,
    matchingSuppliers: told.filter(({ userId }) => userId !== null).length,
  };
}
