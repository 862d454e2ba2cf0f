import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { filesOfRows } from '#platform/files/filesOf.ts';
import { entry, fileEntry, type ProjectRow } from '../records/public.ts';

type Entry = Schemas['DossierEntry'];
type Part = [entries: Entry[], isWhole: boolean];

/** The contract with its draft and its scan, and whether it is signed. Those that were given up belong to it. */
export async function contractEntries({ companyId, id }: ProjectRow, context: Context): Promise<Part> {
  const rows = await context.db
    .selectFrom('contract')
    .select(['id', 'contractName', 'contractCode', 'amount', 'signedByName', 'status', 'createTime', 'updateTime'])
    .where((eb) => eb.and({ companyId, projectId: id }))
    .orderBy('createTime')
    .orderBy('id')
    .execute();
  const entries = rows.map(
    ({ id: rowId, contractName: title, contractCode: code, amount, signedByName: byName, createTime }) => ({
      rowId,
      entry: entry({ title, code, amount, byName, time: createTime }),
    }),
  );
  return [
    await withFiles(entries, companyId, context),
    rows.some(({ status }) => status === 'EXECUTING' || status === 'COMPLETED' || status === 'TERMINATED'),
  ];
}

/** The receipt of a small purchase, the acceptances of any other, with their pictures. */
export async function acceptanceEntries(row: ProjectRow, context: Context): Promise<Part> {
  const { companyId, id, projectName } = row;
  const receipts = await context.db
    .selectFrom('projectReceipt as receipt')
    .innerJoin('appUser as witness', (join) =>
      join.onRef('witness.companyId', '=', 'receipt.companyId').onRef('witness.id', '=', 'receipt.witnessId'),
    )
    .select(['receipt.id', 'receipt.actualAmount', 'receipt.witnessTime', 'receipt.opinion', 'witness.name', 'receipt.status'])
    .where((eb) => eb.and({ 'receipt.companyId': companyId, 'receipt.projectId': id }))
    .orderBy('receipt.createTime')
    .execute();
  const acceptances = await context.db
    .selectFrom('acceptance')
    .select(['id', 'acceptanceCode', 'batchNo', 'acceptTime', 'opinion', 'status', 'createByName'])
    .where((eb) => eb.and({ companyId, projectId: id }))
    .where('status', 'in', ['PASSED', 'PARTIAL', 'FAILED'])
    .orderBy('batchNo')
    .orderBy('id')
    .execute();
  const entries = [
    ...receipts.map(({ id: rowId, actualAmount: amount, witnessTime: time, opinion, name: byName }) => ({
      rowId,
      entry: entry({ title: opinion ?? projectName, byName, time, amount }),
    })),
    ...acceptances.map(({ id: rowId, acceptanceCode: code, acceptTime: time, opinion, createByName: byName }) => ({
      rowId,
      entry: entry({ title: opinion ?? projectName, code, byName, time }),
    })),
  ];
  const isWhole =
    row.lane === 'SMALL'
      ? receipts.some(({ status }) => status === 'CONFIRMED')
      : acceptances.length > 0 && row.actualAmount !== null;
  return [await withFiles(entries, companyId, context), isWhole];
}

/** The entries into stores, and whether none waits. */
export async function entryEntries({ companyId, id }: ProjectRow, { db }: Context): Promise<Part> {
  const rows = await db
    .selectFrom('stockDocument as document')
    .innerJoin('warehouse', (join) =>
      join.onRef('warehouse.companyId', '=', 'document.companyId').onRef('warehouse.id', '=', 'document.warehouseId'),
    )
    .select(['warehouse.warehouseName as title', 'document.docCode as code', 'document.confirmUserName as byName'])
    .select(['document.confirmTime as time', 'document.status'])
    .where((eb) => eb.and({ 'document.companyId': companyId, 'document.projectId': id }))
    .orderBy('document.createTime')
    .orderBy('document.id')
    .execute();
  const entries = rows.map(({ status: _, ...row }) => entry(row));
  return [entries, rows.length > 0 && rows.every(({ status }) => status !== 'TO_CONFIRM')];
}

/** The valid invoices with the batches that they are for and their files. What a red one takes back is below zero. */
export async function invoiceEntries({ companyId, id, payeeName }: ProjectRow, context: Context): Promise<Entry[]> {
  const rows = await context.db
    .selectFrom('invoicePart as part')
    .innerJoin('invoice', (join) =>
      join.onRef('invoice.companyId', '=', 'part.companyId').onRef('invoice.id', '=', 'part.invoiceId'),
    )
    .leftJoin('acceptance', (join) =>
      join.onRef('acceptance.companyId', '=', 'part.companyId').onRef('acceptance.id', '=', 'part.acceptanceId'),
    )
    .select((eb) => eb.fn.sum<string>('part.amount').as('amount'))
    .select(sql<string | null>`string_agg(acceptance.acceptance_code, ' ' order by acceptance.batch_no)`.as('batches'))
    .select(['invoice.id', 'invoice.number', 'invoice.createTime', 'invoice.createByName'])
    .where((eb) => eb.and({ 'part.companyId': companyId, 'part.projectId': id, 'invoice.voided': false }))
    .groupBy(['invoice.companyId', 'invoice.id'])
    .orderBy('invoice.createTime')
    .orderBy('invoice.id')
    .execute();
  const entries = rows.map(({ id: rowId, number: code, batches, amount, createTime: time, createByName: byName }) => ({
    rowId,
    entry: entry({ title: [payeeName || code, batches].filter(Boolean).join(' · '), code, byName, time, amount }),
  }));
  return withFiles(entries, companyId, context);
}

/** The payments with their vouchers, but for those that the bank has returned. */
export async function paymentEntries({ companyId, id, payeeName }: ProjectRow, { db }: Context): Promise<Entry[]> {
  const rows = await db
    .selectFrom('projectPayment as payment')
    .select(['voucherNo as code', 'amount', 'createTime as time', 'createByName as byName'])
    .where((eb) => eb.and({ companyId, projectId: id }))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('paymentReversal as reversal')
            .select('reversal.paymentId')
            .whereRef('reversal.companyId', '=', 'payment.companyId')
            .whereRef('reversal.paymentId', '=', 'payment.id'),
        ),
      ),
    )
    .orderBy('createTime')
    .orderBy('id')
    .execute();
  return rows.map((row) => entry({ ...row, title: payeeName || row.code }));
}

/** Puts the files of each row behind it. */
async function withFiles(rows: { rowId: string; entry: Entry }[], companyId: string, context: Context): Promise<Entry[]> {
  const files = await filesOfRows(
    companyId,
    rows.map(({ rowId }) => rowId),
    context,
  );
  return rows.flatMap(({ rowId, entry: of }) => [of, ...(files.get(rowId) ?? []).map((file) => fileEntry(file, of.code))]);
}
