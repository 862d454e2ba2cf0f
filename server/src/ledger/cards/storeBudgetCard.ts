import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import type { Kysely, Selectable, Updateable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tables } from '#platform/db/tables.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { BudgetCard } from '#platform/funds/budgetCard.ts';
import type { Outcome } from '#platform/gateway/rowSync.ts';
import { say } from '#platform/i18n/language.ts';
import type { Job } from '#platform/tasks/taskKind.ts';
import { writeFlow } from '../moves/writeFlow.ts';

/** The enabled departments of a school by code and its enabled users by account, which rows of the finance system refer to. */
export interface FundSchool {
  deptIds: ReadonlyMap<string, string>;
  userIds: ReadonlyMap<string, string>;
}

/** The changes that a synchronisation can make to a card. */
export type Done = 'added' | 'updated' | 'disabled';

type Card = Selectable<Tables['expenditure']>;
type Changes = Updateable<Tables['expenditure']>;

/** The name shown as the author of changes. */
const author = say('zh-CN', 'taskType', 'SYNC_EXPENDITURE');

/**
 * Synchronises one card with the finance system in one transaction. A changed total is written to the ledger. The card is locked first, so
 * that it is compared in the state in which it is changed.
 * @param row the number of the row, for the report
 */
export async function storeBudgetCard(fund: BudgetCard, row: number, school: FundSchool, job: Job): Promise<Outcome<Done>> {
  const { cardNo, deptCode, ownerAccount, enabled = true, cardName, fundType, totalAmount, validFrom, validTo } = fund;
  const [deptId, ownerId] = [school.deptIds.get(deptCode), school.userIds.get(ownerAccount.toLowerCase())];
  if (deptId === undefined) return { key: 'fundsRowDept', params: { row, deptCode } };
  if (ownerId === undefined) return { key: 'fundsRowOwner', params: { row, account: ownerAccount } };
  const fields = { cardName, fundType, ownerId, deptId, totalAmount };
  const validity = { ...(validFrom !== undefined && { validFrom }), ...(validTo !== undefined && { validTo }) };
  return inTransaction(job.db, async (db): Promise<Outcome<Done>> => {
    const known = await lockedCard(db, job.companyId, cardNo);
    const { validFrom: from = null, validTo: to = null } = { ...known, ...validity };
    if (from !== null && to !== null && to < from) return { key: 'fundsRowOrder', params: { row } };
    if (!known) {
      if (!enabled) return 'unchanged';
      const isAdded = await add(db, { ...fields, cardNo, validFrom: from, validTo: to }, job);
      return isAdded ? 'added' : { key: 'fundsRowStale', params: { row } };
    }
    if (compareMoney(totalAmount, known.frozenAmount) < 0) {
      return { key: 'fundsRowFrozen', params: { row, cardNo, frozen: known.frozenAmount } };
    }
    const { changes, done } = difference(known, { ...fields, ...validity }, enabled, job.now());
    if (Object.keys(changes).length === 0) return 'unchanged';
    await change(db, known, changes, job.now());
    return done;
  });
}

/** Disables a card that the finance system no longer contains. @returns whether it was enabled */
export async function closeCard(cardNo: string, { db, companyId, now }: Job): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const card = await lockedCard(trx, companyId, cardNo);
    if (card?.status !== 'ENABLED' || card.source !== 'SYNC') return false;
    const time = now();
    await change(trx, card, { status: 'DISABLED', absentSince: time }, time);
    return true;
  });
}

function lockedCard(db: Kysely<Tables>, companyId: string, cardNo: string): Promise<Card | undefined> {
  return db
    .selectFrom('expenditure')
    .selectAll()
    .where((eb) => eb.and({ companyId, cardNo }))
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Returns the changes to a card. A status set by a person is kept. A card that was maintained by hand now belongs to the finance system.
 */
function difference(known: Card, fields: Changes, enabled: boolean, time: Date): { changes: Changes; done: Done } {
  const isClosed = !enabled && known.status === 'ENABLED';
  const changes: Changes = {
    ...Object.fromEntries(Object.entries(fields).filter(([name, value]) => known[name as keyof Card] !== value)),
    ...(known.source !== 'SYNC' && { source: 'SYNC' as const }),
    ...(isClosed && { status: 'DISABLED' as const, absentSince: time }),
    ...(enabled && known.absentSince !== null && { status: 'ENABLED' as const, absentSince: null }),
  };
  return { changes, done: isClosed ? 'disabled' : 'updated' };
}

type NewCard = Pick<Card, 'cardNo' | 'cardName' | 'fundType' | 'ownerId' | 'deptId' | 'totalAmount' | 'validFrom' | 'validTo'>;

/** Adds a card. @returns false if somebody has created a card with this number meanwhile */
async function add(db: Kysely<Tables>, fields: NewCard, { companyId, now }: Job): Promise<boolean> {
  const time = now();
  const made = { createTime: time, createByName: author, updateTime: time, updateByName: author };
  const added = await db
    .insertInto('expenditure')
    .values({ companyId, id: newId(), ...fields, source: 'SYNC', status: 'ENABLED', absentSince: null, ...made })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'totalAmount'])
    .executeTakeFirst();
  if (!added) return false;
  const { id: expenditureId, totalAmount: amount } = added;
  await writeFlow({ companyId, expenditureId, flowType: 'ADJUST', amount, balance: amount }, by(db, time));
  return true;
}

async function change(db: Kysely<Tables>, known: Card, changes: Changes, time: Date): Promise<void> {
  const { companyId, id, version } = known;
  const { totalAmount, availableAmount: balance } = await db
    .updateTable('expenditure')
    .set({ ...changes, version: version + 1, updateTime: time, updateByName: author })
    .where((eb) => eb.and({ companyId, id }))
    .returning(['totalAmount', 'availableAmount'])
    .executeTakeFirstOrThrow();
  if (changes.ownerId !== undefined) {
    // The person in charge needs no authorisation.
    await db
      .deleteFrom('expenditureUser')
      .where((eb) => eb.and({ companyId, expenditureId: id, userId: String(changes.ownerId) }))
      .execute();
  }
  const amount = toCents(totalAmount) - toCents(known.totalAmount);
  if (amount === 0n) return;
  await writeFlow({ companyId, expenditureId: id, flowType: 'ADJUST', amount: fromCents(amount), balance }, by(db, time));
}

function by(db: Kysely<Tables>, now: Date) {
  return { db, now, session: { userName: author } };
}
