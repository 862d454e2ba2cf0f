import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/** A decimal string as a whole number of its smallest parts. */
const whole = (value: string, digits: number) => {
  const [units = '0', parts = ''] = value.split('.');
  return BigInt(units) * 10n ** BigInt(digits) + BigInt(parts.padEnd(digits, '0') || '0');
};

/**
 * The movements that a small model of the moving average, which knows nothing of the product, would have written otherwise: what goes out,
 * or was found when it was counted, is worth its share of the worth, to the cent and half a cent up; what comes in adds its own worth; and
 * neither quantity nor worth is ever below zero.
 */
export async function averageFaults(db: Kysely<Tables>): Promise<string[]> {
  const flows = await db
    .selectFrom('stockFlow as flow')
    .innerJoin('stockDocument as document', (join) =>
      join.onRef('document.companyId', '=', 'flow.companyId').onRef('document.id', '=', 'flow.documentId'),
    )
    .selectAll('flow')
    .select(['document.docType', 'document.docCode'])
    .orderBy('flow.time')
    .orderBy('flow.id')
    .execute();
  return [...Map.groupBy(flows, ({ stockId }) => stockId).values()].flatMap((own) => {
    let [pieces, cents] = [0n, 0n];
    return own.flatMap(({ direction, docType, docCode, ...flow }) => {
      const [quantity, amount] = [whole(flow.quantity, 3), whole(flow.amount, 2)];
      const share = pieces === 0n ? 0n : (2n * cents * quantity + pieces) / (2n * pieces);
      const isPriced = direction === 'OUT' || docType === 'CHECK';
      const sign = direction === 'OUT' ? -1n : 1n;
      pieces += sign * quantity;
      cents += sign * (isPriced ? share : amount);
      const isRight =
        (!isPriced || amount === share) &&
        pieces >= 0n &&
        cents >= 0n &&
        pieces === whole(flow.balance, 3) &&
        cents === whole(flow.worth, 2);
      return isRight ? [] : [`${docCode} ${docType} ${flow.quantity}: ${flow.amount}, left ${flow.balance} worth ${flow.worth}`];
    });
  });
}
