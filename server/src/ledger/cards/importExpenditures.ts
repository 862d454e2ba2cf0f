import type { Input, Output } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { type ImportFields, insertRows, judgeRows, portions } from '#platform/imports/importRows.ts';
import { deptFinder } from '#platform/imports/writtenDepts.ts';
import { usersByAccount } from '#platform/imports/writtenUsers.ts';
import { madeBy } from '#platform/records/changed.ts';
import { writeFlows } from '../moves/writeFlow.ts';
import { type CardRow, readCardRow } from './importRows.ts';

type Result = Output<'importExpenditures'>;

/** Creates the budget cards of all rows, or of none. The total of each is the first entry of its ledger. */
export async function importExpenditures({ body }: Input<'importExpenditures'>, context: Context): Promise<Result> {
  const { db, language } = context;
  const { companyId } = context.session;
  const { dryRun = false } = body;
  const deptOf = await deptFinder(companyId, context);
  const owners = await usersByAccount(
    body.rows.map(({ owner }) => owner),
    companyId,
    context,
  );
  const rows = body.rows.map((row, index) => readCardRow(row, index, { owners, deptOf, language }));
  const kind = cardFields(companyId, context);
  const { right, found } = await judgeRows(rows, kind, dryRun, context);
  if (dryRun) return { cards: right.map(shown), ...found };

  const made = rows.map((row) => ({
    row,
    values: { companyId, id: newId(), ...row.card, status: 'ENABLED' as const, ...madeBy(context) },
  }));
  await insertRows(made, kind, (some) =>
    db
      .insertInto('expenditure')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute(),
  );
  const flows = made.map(({ values: { id: expenditureId, totalAmount: amount } }) => ({
    companyId,
    expenditureId,
    flowType: 'ADJUST' as const,
    amount,
    balance: amount,
  }));
  for (const some of portions(flows)) await writeFlows(some, context);
  // As after an import of users.
  if (rows.length >= 100) await sql`analyze expenditure, expenditure_flow`.execute(db);
  return { cards: rows.map(shown), ...found };
}

function shown({ row, card, ownerName, deptName }: CardRow): Result['cards'][number] {
  const { cardNo, cardName, fundType, totalAmount, validFrom, validTo } = card;
  return { row, cardNo, cardName, fundType, ownerName, deptName, totalAmount, validFrom, validTo };
}

/** The fields in the order of the table's columns. Numbers are unique within the school. */
function cardFields(companyId: string, { db }: Context): ImportFields<CardRow> {
  return {
    fields: ['cardNo', 'cardName', 'fundType', 'owner', 'dept', 'totalAmount', 'validFrom', 'validTo'],
    unique: [
      {
        field: 'cardNo',
        valueIn: ({ card }) => card.cardNo.toLowerCase() || null,
        takenOf: async (values) => {
          const cards = await db
            .selectFrom('expenditure')
            .select('cardNo')
            .where('companyId', '=', companyId)
            .where(sql`lower(card_no)`, '=', sql<string>`any (${values})`)
            .execute();
          return cards.map(({ cardNo }) => cardNo.toLowerCase());
        },
      },
    ],
  };
}
