import { compareMoney } from '@campus-procurement/sdk/money';
import { holdersOf } from '#platform/auth/holdersOf.ts';
import type { Context } from '#platform/context/context.ts';
import { paymentCode } from '#platform/inbox/scenes.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import type { ProjectRow } from './projectRows.ts';

/** Tells those who pay at the school that invoices of a purchase can be paid. @param amount yuan that they amount to; of zero nobody is told */
export async function tellPayers(
  { companyId, id, projectName: title, applicantName }: ProjectRow,
  amount: string,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  if (compareMoney(amount, '0.00') === 0) return;
  const to = (await holdersOf(db, paymentCode, companyId)).filter((holder) => holder.companyId === companyId);
  const params = { title, applicantName, amount };
  await sendMessage(db, { to, sceneCode: 'PAYMENT_DUE', params, biz: { type: 'PROJECT', id } }, now);
}
