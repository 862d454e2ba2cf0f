import type { Context } from '#platform/context/context.ts';
import { visibleAcceptances } from './visibleAcceptances.ts';

/** Returns whether the caller may read the pictures of an acceptance: those who see it. */
export async function mayReadAcceptanceFiles(
  { companyId, rowId }: { companyId: string; rowId: string },
  context: Context,
): Promise<boolean> {
  const row = await (await visibleAcceptances(context))
    .select('acceptance.id')
    .where((eb) => eb.and({ 'acceptance.companyId': companyId, 'acceptance.id': rowId }))
    .executeTakeFirst();
  return row !== undefined;
}
