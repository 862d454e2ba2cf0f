import type { Context } from '#platform/context/context.ts';
import { visibleProjects } from '../records/public.ts';
import { contractsOf } from './contractRows.ts';

/** Returns whether the caller may read the files of a contract: those who see the purchase. */
export async function mayReadContractFiles(
  { companyId, rowId }: { companyId: string; rowId: string },
  context: Context,
): Promise<boolean> {
  const row = await contractsOf(await visibleProjects(context))
    .select('contract.id')
    .where((eb) => eb.and({ 'contract.companyId': companyId, 'contract.id': rowId }))
    .executeTakeFirst();
  return row !== undefined;
}
