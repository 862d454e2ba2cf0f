import { nearest } from '#approval/chainOf.ts';
import { deptsAbove, roleHolders } from '#approval/people.ts';
import type { Context } from '#platform/context/context.ts';
import type { Messages } from '#platform/i18n/zhCN.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import type { AcceptanceRow } from './acceptanceRows.ts';

/** Tells somebody what is to be done about an acceptance. */
export async function tellOf(
  row: AcceptanceRow,
  userIds: readonly string[],
  notice: keyof Messages['acceptanceNotice'],
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  const { companyId, id, projectName: title, batchNo, supplierName } = row;
  const to = [...new Set(userIds)].map((userId) => ({ companyId, userId }));
  const params = { title, batch: batchNo, supplierName, notice };
  await sendMessage(db, { to, sceneCode: 'ACCEPTANCE_TODO', params, biz: { type: 'ACCEPTANCE', id } }, now);
}

/** Returns who assigns the group: the officer of the purchase and the approvers of its department, or of the nearest above it. */
export async function assignersOf(row: AcceptanceRow, { db }: Context): Promise<string[]> {
  const approvers = nearest(await deptsAbove(row, db), await roleHolders(['dept_approver'], row, db));
  return [...(row.officerId === null ? [] : [row.officerId]), ...approvers.map(({ id }) => id)];
}

/** Tells applicant and officer that not all has passed, so that the supplier replaces it. */
export function tellBuyers(row: AcceptanceRow, context: Context): Promise<void> {
  const buyers = [row.applicantId, ...(row.officerId === null ? [] : [row.officerId])];
  return tellOf(row, buyers, 'REPLACE', context);
}
