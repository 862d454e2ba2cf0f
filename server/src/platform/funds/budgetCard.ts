import type { Schemas } from '@campus-procurement/sdk';
import { checkRow, text } from '../gateway/checkRow.ts';

/** A budget card as the finance system describes it. Missing dates leave the stored ones unchanged. */
export interface BudgetCard {
  cardNo: string;
  cardName: string;
  fundType: Schemas['FundType'];
  /** The account of the person in charge. */
  ownerAccount: string;
  deptCode: string;
  /** In yuan, with two decimals. */
  totalAmount: string;
  validFrom?: string | null;
  validTo?: string | null;
  /** False for a closed card. */
  enabled?: boolean;
}

const date = { type: ['string', 'null'], format: 'date', pattern: '^20\\d{2}-' };

/** Reads a row of the finance system. */
export const readBudgetCard = checkRow<BudgetCard, 'cardNo'>('cardNo', {
  type: 'object',
  required: ['cardNo', 'cardName', 'fundType', 'ownerAccount', 'deptCode', 'totalAmount'],
  properties: {
    cardNo: { type: 'string', pattern: '^[A-Za-z0-9-]{4,32}$' },
    cardName: { type: 'string', pattern: text, maxLength: 100 },
    fundType: { enum: ['SCIENCE', 'TEACHING', 'SPECIAL', 'DISCIPLINE', 'OPERATION', 'DONATION'] },
    ownerAccount: { type: 'string', minLength: 1, maxLength: 32 },
    deptCode: { type: 'string', minLength: 1, maxLength: 20 },
    totalAmount: { type: 'string', pattern: '^(0|[1-9]\\d{0,9})\\.\\d{2}$' },
    validFrom: date,
    validTo: date,
    enabled: { type: 'boolean' },
  },
});
