import type { KeptReceipt } from '@campus-procurement/hooks';
import type { Input, Schemas } from '@campus-procurement/sdk';
import { commitmentOf } from '@campus-procurement/sdk/commitment';
import { lineTotal } from './lineTotal.ts';

type Purchase = Pick<Schemas['BiddablePurchaseDetail'], 'projectId' | 'projectCode' | 'projectName' | 'lines'>;

/** Rounds that a purchase can have. */
const mostRounds = 100;

/** Returns whether a receipt has the commitment that it should have. Receipts of before did not tell their round, so it is looked for. */
export async function isGenuine(receipt: KeptReceipt, commitment: string): Promise<boolean> {
  const known: number | null | undefined = receipt.roundNo;
  const rounds = known ? [known] : Array.from({ length: mostRounds }, (_, at) => at + 1);
  for (const roundNo of rounds) {
    if ((await commitmentOf({ ...receipt, roundNo })) === commitment) return true;
  }
  return false;
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

/** Puts together what was sent and what the server has answered: everything that the commitment was made of. */
export function makeReceipt(
  purchase: Purchase,
  body: Input<'submitQuote'>['body'],
  answer: Schemas['QuoteReceipt'],
): KeptReceipt | null {
  const { total, nonce, quoteId, roundNo, quoteNo, arrivalTime, commitment, files } = answer;
  if (total === null || nonce === null) return null;
  const { projectId, projectCode, projectName } = purchase;
  const quantityOf = (no: number) => purchase.lines.find((line) => line.no === no)?.quantity ?? '0';
  return {
    quoteId,
    roundNo,
    quoteNo,
    projectId,
    projectCode,
    projectName,
    arrivalTime,
    commitment,
    nonce,
    total,
    terms: {
      lines: body.lines.map(({ no, brand, model, manufacturer = null, response = null }) => ({
        no,
        brand,
        model,
        manufacturer,
        response,
      })),
      deliveryDays: body.deliveryDays,
      warrantyMonths: body.warrantyMonths,
      deviation: body.deviation ?? null,
      ...(files.length > 0 && { files: files.map(({ fileSize, sha256 }) => ({ fileSize, sha256 })) }),
    },
    prices: body.lines.map(({ no, unitPrice }) => ({
      no,
      unitPrice,
      lineTotal: lineTotal(unitPrice, quantityOf(no)) ?? unitPrice,
    })),
  };
}
