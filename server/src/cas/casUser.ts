import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A user as the central authentication describes them. What it leaves out stays as it is here. */
export interface CasUser {
  /** The number in the central authentication. */
  id: string;
  account: string;
  name: string;
  deptCode: string;
  phone?: string | null;
  email?: string | null;
  job?: string | null;
  gender?: 'MALE' | 'FEMALE' | 'UNKNOWN';
  /** False once somebody has left. */
  enabled?: boolean;
}

/** Text without control characters, and without blanks around it. */
const text = '^(?=\\S)\\P{C}*(?<=\\S)$';

const ajv = new Ajv2020({ allowUnionTypes: true });
addFormats.default(ajv);
const isCasUser = ajv.compile<CasUser>({
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

/**
 * Reads a row of the central authentication.
 * @returns the user, or the first field that is missing or wrong (`-` if the row is none at all), with the number if that can be read
 */
export function readCasUser(row: unknown): CasUser | { wrongField: string; id: string | null } {
  if (isCasUser(row)) return row;
  const [error] = isCasUser.errors ?? [];
  const field = error?.keyword === 'required' ? String(error.params.missingProperty) : error?.instancePath.slice(1);
  const hasId = typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';
  return { wrongField: field || '-', id: hasId ? String(row.id) : null };
}
