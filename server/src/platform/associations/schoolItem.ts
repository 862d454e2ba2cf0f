import { checkRow, text } from '../gateway/checkRow.ts';

/** An item as the project system of a school describes it. */
export interface SchoolItem {
  externalCode: string;
  externalName: string;
  planYear?: number | null;
  /** Approved, in yuan, with two decimals. */
  planAmount: string;
  deptName?: string | null;
  leaderName?: string | null;
  /** False for a closed item. */
  enabled?: boolean;
}

/** Reads a row of the project system. */
export const readSchoolItem = checkRow<SchoolItem, 'externalCode'>('externalCode', {
  type: 'object',
  required: ['externalCode', 'externalName', 'planAmount'],
  properties: {
    externalCode: { type: 'string', pattern: '^[A-Za-z0-9-]{2,40}$' },
    externalName: { type: 'string', pattern: text, maxLength: 100 },
    planYear: { type: ['integer', 'null'], minimum: 2000, maximum: 2099 },
    planAmount: { type: 'string', pattern: '^(0|[1-9]\\d{0,9})\\.\\d{2}$' },
    deptName: { type: ['string', 'null'], pattern: text, maxLength: 100 },
    leaderName: { type: ['string', 'null'], pattern: text, maxLength: 50 },
    enabled: { type: 'boolean' },
  },
});
