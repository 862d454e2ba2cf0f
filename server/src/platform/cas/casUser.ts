import { checkRow, text } from '../gateway/checkRow.ts';

/** A user as the central authentication describes them. Missing fields leave the stored values unchanged. */
export interface CasUser {
  /** The user's number in the central authentication. */
  id: string;
  account: string;
  name: string;
  deptCode: string;
  phone?: string | null;
  email?: string | null;
  job?: string | null;
  gender?: 'MALE' | 'FEMALE' | 'UNKNOWN';
  /** False when the user has left the school. */
  enabled?: boolean;
}

/** Reads a row of the central authentication. */
export const readCasUser = checkRow<CasUser, 'id'>('id', {
  type: 'object',
  required: ['id', 'account', 'name', 'deptCode'],
  properties: {
    id: { type: 'string', pattern: '^[!-~]{1,64}$' },
    account: { type: 'string', pattern: '^[A-Za-z0-9_.-]{4,32}$' },
    name: { type: 'string', pattern: text, maxLength: 50 },
    deptCode: { type: 'string', minLength: 1, maxLength: 20 },
    phone: { type: ['string', 'null'], pattern: '^1[3-9]\\d{9}$' },
    email: { type: ['string', 'null'], format: 'email', maxLength: 100 },
    job: { type: ['string', 'null'], pattern: text, maxLength: 50 },
    gender: { enum: ['MALE', 'FEMALE', 'UNKNOWN'] },
    enabled: { type: 'boolean' },
  },
});
