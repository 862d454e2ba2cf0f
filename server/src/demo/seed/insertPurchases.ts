import type { Transaction } from 'kysely';
import { eventHash } from '#flow/eventHash.ts';
import type { Tables } from '#platform/db/tables.ts';
import { expenditures } from './expenditures.ts';
import { purchases } from './purchases.ts';

/** Inserts the budget cards and the purchases that are paid from them. */
export async function insertPurchases(trx: Transaction<Tables>): Promise<void> {
  const { cards, lent, holds, flows } = expenditures();
  const made = purchases(cards);
  const entries = [...flows, ...made.flows].map((flow) => ({ ...flow }));
  await trx.insertInto('expenditure').values(cards).execute();
  await trx
    .insertInto('expenditureUser')
    .values([...lent, ...made.lent])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.insertInto('expenditureHold').values(holds).execute();
  await trx.insertInto('expenditureFlow').values(withBalances(entries)).execute();
  const { files, uses } = made.files;
  await trx
    .insertInto('storedContent')
    .values(files.map(({ storageKey, createTime }) => ({ storageKey, createTime })))
    .execute();
  await trx.insertInto('file').values(files).execute();
  await trx.insertInto('fileUse').values(uses).execute();
  await trx.insertInto('project').values(made.projects).execute();
  await trx.insertInto('projectItem').values(made.items).execute();
  await trx.insertInto('projectFund').values(made.funds).execute();
  await trx.insertInto('projectParticipant').values(made.participants).execute();
  await trx.insertInto('approvalInstance').values(made.instances).execute();
  await trx.insertInto('approvalTask').values(made.tasks).execute();
  await trx.insertInto('projectReceipt').values(made.receipts).execute();
  await trx.insertInto('invoice').values(made.invoices).execute();
  await trx.insertInto('invoicePart').values(made.invoiceParts).execute();
  await trx.insertInto('projectPayment').values(made.payments).execute();
  await trx.insertInto('documentNumber').values(made.numbers).execute();
  await trx.insertInto('flowEvent').values(made.events).execute();
  await trx.insertInto('dueEvent').values(made.timers).execute();
  await chainEvents(trx);
}

type Entry = ReturnType<typeof expenditures>['flows'][number];

/** What each movement adds to what is available. */
const signs: Record<string, number> = { ADJUST: 1, FREEZE: -1, UNFREEZE: 1, OCCUPY: -1, RELEASE: 1, PAY: 0, REVERSE: 0 };

/** Sets the balances of the ledger in the order of time. */
function withBalances(entries: Entry[]): Entry[] {
  const timeOf = ({ createTime }: Entry) => (createTime as Date).getTime();
  const sorted = entries.toSorted((one, other) => timeOf(one) - timeOf(other) || (String(one.id) < String(other.id) ? -1 : 1));
  const balances = new Map<string, number>();
  return sorted.map((entry) => {
    const cents = Math.round(Number(entry.amount) * 100) * (signs[entry.flowType] as number);
    const balance = (balances.get(entry.expenditureId) ?? 0) + cents;
    balances.set(entry.expenditureId, balance);
    return { ...entry, balance: (balance / 100).toFixed(2) };
  });
}

/** Computes the hashes of the history as it was stored, with its dates moved. */
async function chainEvents(trx: Transaction<Tables>): Promise<void> {
  const events = await trx.selectFrom('flowEvent').selectAll().orderBy('subjectId').orderBy('no').execute();
  const hashes = new Map<string, string>();
  const chained = events.map((event) => {
    const hash = eventHash(event.no === 1 ? '' : (hashes.get(event.subjectId) as string), event);
    hashes.set(event.subjectId, hash);
    return { ...event, hash };
  });
  for (const { companyId, kind, subjectId, no, hash } of chained) {
    await trx
      .updateTable('flowEvent')
      .set({ hash })
      .where((eb) => eb.and({ companyId, kind, subjectId, no }))
      .execute();
  }
}
