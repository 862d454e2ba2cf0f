import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { declineAward, explainQuote } from '../bidding/public.ts';

/** The winner gives its award up. */
export async function declineOwnAward(
  { path: { projectId }, body: { reason } }: Input<'declineAward'>,
  context: Context,
): Promise<Output<'declineAward'>> {
  const { status } = await declineAward(projectId, reason, context);
  return { projectId, state: status === 'FAILED' ? 'FAILED' : 'DECIDING' };
}

/** A supplier says why its unusually low price is enough. */
export async function explainOwnQuote(
  { path: { projectId }, body: { text } }: Input<'explainQuote'>,
  context: Context,
): Promise<Output<'explainQuote'>> {
  await explainQuote(projectId, text, context);
  return { projectId, state: 'DECIDING' };
}
