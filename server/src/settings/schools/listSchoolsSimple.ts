import type { Input, Output } from '@campus-procurement/sdk';
import { countCall } from '#platform/auth/callLimit.ts';
import type { Context } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import { platformId } from '#platform/values/platform.ts';

/** More than any selection list can use; the description's limit. */
const listLimit = 1000;

/** Public: nothing but names and ids of the schools in service. */
export async function listSchoolsSimple(
  { query: { keyword } = {} }: Input<'listSchoolsSimple'>,
  { db, address, now }: Context,
): Promise<Output<'listSchoolsSimple'>> {
  await countCall(db, 'schools', address, now);
  const found = db
    .selectFrom('company')
    .select(['id as companyId', 'companyName as schoolName', 'shortName'])
    .where('id', '<>', platformId)
    .where('status', '=', 'ACTIVE')
    .orderBy('companyName')
    .limit(listLimit);
  if (keyword === undefined) return found.execute();
  const pattern = containing(keyword);
  return found.where((eb) => eb.or([eb('companyName', 'ilike', pattern), eb('shortName', 'ilike', pattern)])).execute();
}
