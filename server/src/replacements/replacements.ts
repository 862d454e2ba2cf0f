import type { Handlers, Input, Output, Schemas } from '@campus-procurement/sdk';
import { type PlaceKind, peopleFor } from '#approval/replacements.ts';
import type { Context } from '#platform/context/context.ts';
import { memberPlace } from '#purchase/delivery/public.ts';
import { requesterPlace } from '#purchase/officers/public.ts';
import { borrowerPlace } from '#stock/shared/public.ts';

/** The places that somebody may leave, and another one takes. */
const places: Record<Schemas['HolderPart'], PlaceKind> = {
  REQUESTER: requesterPlace,
  MEMBER: memberPlace,
  BORROWER: borrowerPlace,
};

/** Lists who may take the place of somebody who has left. */
async function listReplacements(
  { query: { part, keyword, ...at } }: Input<'listReplacements'>,
  context: Context,
): Promise<Output<'listReplacements'>> {
  return peopleFor(await places[part].placeOf(at, context), keyword, context);
}

/** Puts somebody else in the place of a person who has left. */
async function replaceTurnHolder(
  { body: { part, ...replacing } }: Input<'replaceTurnHolder'>,
  context: Context,
): Promise<Output<'replaceTurnHolder'>> {
  await places[part].replace(replacing, context);
  return true;
}

export const replacements = { listReplacements, replaceTurnHolder } satisfies Partial<Handlers<Context>>;
