import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';

/** Returns whether the caller may read the scan of an agreement: everybody of its school who sees purchases may. */
export async function mayReadFrameworkFiles(
  { companyId }: { companyId: string; rowId: string },
  context: Context,
): Promise<boolean> {
  return companyId === context.session.companyId && permitted(context)('queryFrameworkPage');
}
