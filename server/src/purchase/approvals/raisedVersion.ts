import type { ApprovalCase } from '#approval/approvalCase.ts';
import type { Context } from '#platform/context/context.ts';

/** Raises the version of a locked case that runs on, because to those who are asked something has changed. @returns the new one */
export async function raisedVersion({ companyId, id }: ApprovalCase, { db }: Pick<Context, 'db'>): Promise<number> {
  const { version } = await db
    .updateTable('approvalInstance')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where((eb) => eb.and({ companyId, id }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
