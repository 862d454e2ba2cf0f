import { definitions } from '@campus-procurement/sdk/contract';
import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Session } from '../auth/session.ts';
import type { CheckedInput, Operation } from '../contract/operation.ts';
import type { Tables } from '../db/tables.ts';
import type { Failure } from '../failure/failure.ts';
import { maskedPhones } from './maskedPhones.ts';
import type { Change } from './recordChanges.ts';

/** The facts that the operation log records about one write or one refusal. */
export interface Entry {
  time: Date;
  operation: Operation;
  /** When the request arrived, in milliseconds of `performance.now()`. */
  started: number;
  /** Null if the operation succeeded. */
  refusal: Refusal | null;
  requestId: string;
  address: string;
  /** Null if the caller is unknown; the row then belongs to the platform. */
  who: Who | null;
  /** Null if the request was refused before its input was read. */
  input: CheckedInput | null;
  /** What changed in the row that was written; null or left out where that is not known. */
  changes?: Change[] | null;
}

type Who = Pick<Session, 'companyId' | 'userId' | 'userName'> & {
  role: Pick<NonNullable<Session['role']>, 'id' | 'deptId'> | null;
};

type Refusal = Pick<Failure, 'code' | 'reason' | 'params'>;

/**
 * Writes one row of the operation log (audit trail). Secrets, which the description marks `writeOnly`, are left out, and
 * phone numbers masked (docs/decisions/0048).
 */
export async function recordOperation(db: Kysely<Tables>, entry: Entry): Promise<void> {
  const { time, started, operation, refusal, requestId, address, who, input, changes = null } = entry;
  await db
    .insertInto('operationLog')
    .values({
      companyId: who?.companyId ?? '0',
      id: newId(),
      time,
      userId: who?.userId ?? null,
      userName: who?.userName ?? null,
      roleId: who?.role?.id ?? null,
      deptId: who?.role?.deptId ?? null,
      operationId: operation.id,
      code: refusal?.code ?? 0,
      // The reason is stored as a key: the sentence is made when the log is read, in the reader's language.
      reason: refusal?.reason ?? null,
      reasonParams: refusal && JSON.stringify(refusal.params),
      costMs: Math.round(performance.now() - started),
      requestId,
      ip: address,
      request: input && JSON.stringify(withoutSecretParts(operation, input)),
      changes: changes && JSON.stringify(changes),
    })
    .execute();
}

/** Removes secrets from the body, and from the query of the catalogued operation that takes a token there. */
function withoutSecretParts({ request }: Operation, { path, query, body }: CheckedInput): CheckedInput {
  const safeQuery = withoutSecrets(request.query, query) as CheckedInput['query'];
  return { path, query: safeQuery, body: maskedPhones(withoutSecrets(request.body ?? request.form, body)) };
}

interface Schema {
  $ref?: string;
  writeOnly?: boolean;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** Returns a copy of a value without the members that its schema marks `writeOnly`. */
export function withoutSecrets(schema: Schema | null, value: unknown): unknown {
  if (schema?.$ref) return withoutSecrets(definitions[schema.$ref.replace('#/$defs/', '')] ?? null, value);
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(schema?.items ?? null, item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !schema?.properties?.[name]?.writeOnly);
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutSecrets(schema?.properties?.[name] ?? null, member)]));
}
