import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { writeFlow } from './writeFlow.ts';

type Kind = Exclude<Schemas['FundFlowType'], 'ADJUST' | 'CARRY'>;
type Column = 'frozenAmount' | 'occupiedAmount' | 'paidAmount';

/** What each kind of movement adds to the parts of a card. What is in no part is available. */
const deltas: Record<Kind, Partial<Record<Column, 1 | -1>>> = {
  FREEZE: { frozenAmount: 1 },
  UNFREEZE: { frozenAmount: -1 },
  OCCUPY: { occupiedAmount: 1 },
  RELEASE: { occupiedAmount: -1 },
  PAY: { occupiedAmount: -1, paidAmount: 1 },
  REVERSE: { occupiedAmount: 1, paidAmount: -1 },
  REFUND: { paidAmount: -1 },
  REVERSE_REFUND: { paidAmount: 1 },
};

interface Movement {
  companyId: string;
  expenditureId: string;
  kind: Kind;
  /** Yuan above zero, as a decimal string. */
  amount: string;
  /** Number of the matter. */
  bizCode: string;
  reason?: string;
}

/** The transaction, its time and the name of who moves the money. */
export type Moving = Pick<Context, 'db' | 'now'> & { session: Pick<Context['session'], 'userName'> };

const refusals = { expenditure_balance_check: () => new Failure('fundsShort') };

/**
 * Moves money between the parts of a card and writes it to the ledger. The update locks the card until the end of the transaction; of
 * several cards, lock those with the smaller id first.
 * @returns the balance afterwards
 * @throws Failure `fundsShort` if less is available
 */
export async function moveFunds(movement: Movement, context: Moving): Promise<Schemas['ExpenditureBalance']> {
  const { companyId, expenditureId, kind, amount, ...matter } = movement;
  const change = context.db
    .updateTable('expenditure')
    .set({ ...changesOf(kind, amount), isUsed: true, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id: expenditureId }))
    .returning(['id', 'totalAmount', 'frozenAmount', 'availableAmount', 'version'])
    .executeTakeFirstOrThrow();
  const card = await refusedBy(refusals, change);
  await writeFlow({ companyId, expenditureId, flowType: kind, amount, ...matter, balance: card.availableAmount }, context);
  return card;
}

function changesOf(kind: Kind, amount: string) {
  const entries = Object.entries(deltas[kind]) as [Column & keyof Tables['expenditure'], 1 | -1][];
  return Object.fromEntries(
    entries.map(([column, sign]) => [column, sql<string>`${sql.ref(column)} + ${sign === 1 ? amount : `-${amount}`}::numeric`]),
  );
}
