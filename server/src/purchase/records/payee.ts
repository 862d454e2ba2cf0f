import type { Schemas } from '@campus-procurement/sdk';
import { isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Moving } from '#ledger/moves/moveFunds.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { maskedAccount } from '#platform/values/masked.ts';
import type { ProjectRow } from './projectRows.ts';

type Reading = Pick<Moving, 'db'>;

/** The columns of a purchase that has no payee yet. */
export const nobodyPaid = {
  payeeSupplierId: null,
  payeeName: '',
  payeeBank: null,
  payeeAccount: null,
  payeeReviewTime: null,
  payeeAgreedById: null,
  payeeAgreedByName: null,
};

/** Returns the columns of a purchase that is paid to a supplier: its account as the school has reviewed it, copied now. */
export async function payeeFrom({ companyId }: Pick<ProjectRow, 'companyId'>, supplierId: string, { db }: Reading) {
  const supplier = await db
    .selectFrom('supplier')
    .select(['companyName', 'reviewedBankName', 'reviewedBankAccount', 'accountReviewTime'])
    .where((eb) => eb.and({ companyId, id: supplierId }))
    .executeTakeFirstOrThrow();
  return {
    ...nobodyPaid,
    payeeSupplierId: supplierId,
    payeeName: supplier.companyName,
    payeeBank: supplier.reviewedBankName,
    payeeAccount: supplier.reviewedBankAccount,
    payeeReviewTime: supplier.accountReviewTime,
  };
}

const ended: readonly ProjectRow['status'][] = ['ARCHIVED', 'TERMINATED'];

/** Returns the account of the supplier that was reviewed after the purchase had copied one; null if it is the same. */
export async function laterAccountOf(project: ProjectRow, context: Reading) {
  if (project.payeeSupplierId === null || ended.includes(project.status)) return null;
  const now = await payeeFrom(project, project.payeeSupplierId, context);
  const isSame = now.payeeAccount === project.payeeAccount && now.payeeBank === project.payeeBank;
  return isSame || now.payeeAccount === null ? null : now;
}

/** Returns an account as the caller may read it: whole for who pays, masked for everybody else. */
export function accountFor(context: Context, account: string | null): string | null {
  const pays = permitted(context)('registerPayment') || permitted(context)('agreeToPayee');
  return pays ? account : maskedAccount(account);
}

/** Who is paid, and where: what was copied when it was decided, and beside it what the supplier has said since. */
export async function payeeOf(row: ProjectRow, context: Context): Promise<Schemas['Payee']> {
  const { payeeSupplierId: supplierId, payeeName, payeeBank: bankName, payeeAccount, payeeReviewTime, payeeAgreedByName } = row;
  const isOwn = supplierId === null && row.applicantId === context.session.userId;
  const shown = (account: string | null) => (isOwn ? account : accountFor(context, account));
  // What can still be changed has what the form has.
  const isForm = row.status === 'DRAFT' || row.status === 'RETURNED';
  const later = isForm ? null : await laterAccountOf(row, context);
  return {
    supplierId,
    name: payeeName || null,
    bankName,
    account: shown(payeeAccount),
    reviewTime: isoTimeOrNull(payeeReviewTime),
    agreedByName: payeeAgreedByName,
    laterAccount: later && {
      bankName: later.payeeBank,
      account: shown(later.payeeAccount),
      reviewTime: isoTimeOrNull(later.payeeReviewTime),
    },
  };
}
