import type { KeptReceipt } from '@campus-procurement/hooks';
import type { Input, Schemas } from '@campus-procurement/sdk';
import { commitmentOf } from '@campus-procurement/sdk/commitment';
import { lineTotal } from './lineTotal.ts';

type Purchase = Pick<Schemas['BiddablePurchaseDetail'], 'projectId' | 'projectCode' | 'projectName' | 'lines'>;

/** Rounds that a purchase can have. */
const mostRounds = 100;

/** Returns whether a receipt has the commitment that it should have. */
async function isGenuine(receipt: KeptReceipt, commitment: string): Promise<boolean> {
  const { roundNo } = receipt;
  return roundNo === null ? false : (await commitmentOf({ ...receipt, roundNo })) === commitment;
}

/**
 * Returns whether a receipt is what the platform has recorded: the commitment, and the files that it shows. Those that it has no more are
 * covered by the commitment only.
 */
export async function isOnRecord(
  receipt: KeptReceipt,
  { commitment, files }: Pick<Schemas['QuoteReceipt'], 'commitment' | 'files'>,
): Promise<boolean> {
  const bound = receipt.terms.files ?? [];
  const isSame = files.length === bound.length && files.every(({ sha256 }, at) => sha256 === bound[at]?.sha256);
  return (files.length === 0 || isSame) && isGenuine(receipt, commitment);
}

/**
 * Puts together what was sent and what the server has answered: everything that the commitment was made of. The number of the round is
 * not told, so the one that gives the commitment is looked for; null if none does.
 */
export async function makeReceipt(
  purchase: Purchase,
  body: Input<'submitQuote'>['body'],
  answer: Schemas['QuoteReceipt'],
): Promise<KeptReceipt | null> {
  const { total, nonce, quoteId, quoteNo, arrivalTime, commitment, files } = answer;
  if (total === null || nonce === null) return null;
  const { projectId, projectCode, projectName } = purchase;
  const quantityOf = (no: number) => purchase.lines.find((line) => line.no === no)?.quantity ?? '0';
  const receipt = {
    ...{ quoteId, quoteNo, projectId, projectCode, projectName, arrivalTime, commitment, nonce, total },
    terms: {
      lines: body.lines.map(({ no, brand, model, manufacturer = null, response = null }) => ({
        ...{ no, brand, model, manufacturer, response },
      })),
      ...{ deliveryDays: body.deliveryDays, warrantyMonths: body.warrantyMonths, deviation: body.deviation ?? null },
      ...(files.length > 0 && { files: files.map(({ fileSize, sha256 }) => ({ fileSize, sha256 })) }),
    },
    prices: body.lines.map(({ no, unitPrice }) => ({
      no,
      unitPrice,
      lineTotal: lineTotal(unitPrice, quantityOf(no)) ?? unitPrice,
    })),
  };
  for (let roundNo = 1; roundNo <= mostRounds; roundNo++) {
    if ((await commitmentOf({ ...receipt, roundNo })) === commitment) return { ...receipt, roundNo };
  }
  return { ...receipt, roundNo: null };
}
