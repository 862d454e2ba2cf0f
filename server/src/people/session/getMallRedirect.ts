import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { characterValuesOf } from '#settings/parameters/public.ts';

/** The character parameters that contain the addresses. */
const keys = { MALL: 'mallUrl', FAQ: 'faqUrl', VENDOR: 'vendorUrl' };

/** Returns the address for a type. @throws Failure `missing` if there is none, or one that is not safe to open in a browser */
export async function getMallRedirect(
  { query: { type } }: Input<'getMallRedirect'>,
  { db, session }: Context,
): Promise<Output<'getMallRedirect'>> {
  const key = keys[type];
  const { [key]: address = '' } = await characterValuesOf(db, session.companyId, [key]);
  if (!address.startsWith('https://') || !URL.canParse(address)) throw new Failure('missing');
  return address;
}
