import { definitions } from '@campus-procurement/sdk/contract';
import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Session } from '../auth/session.ts';
import type { CheckedInput, Operation } from '../contract/operation.ts';
import type { Tables } from '../db/tables.ts';
import type { Failure } from '../failure/failure.ts';
import { masked } from '../values/masked.ts';

/** What is written down of one write or one refusal. */
export interface Entry {
  time: Date;
  operation: Operation;
  /** When the request came, by `performance.now()`. */
  started: number;
  /** Null if it was done. */
  refusal: Refusal | null;
  requestId: string;
  address: string;
  /** Null if nobody is known; the row then belongs to the platform. */
  who: Who | null;
  /** Null if the request was refused before it was read. */
  input: CheckedInput | null;
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
  const { time, started, operation, refusal, requestId, address, who, input } = entry;
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
      // The sentence is made when it is read, in the language of who reads it.
      reason: refusal?.reason ?? null,
      reasonParams: refusal && JSON.stringify(refusal.params),
      costMs: Math.round(performance.now() - started),
      requestId,
      ip: address,
      request: input && JSON.stringify(withoutSecretParts(operation, input)),
    })
    .execute();
}

/** Secrets stand in bodies, and in the query of a catalogued call that takes a token there. */
function withoutSecretParts({ request }: Operation, { path, query, body }: CheckedInput): CheckedInput {
  const safeQuery = withoutSecrets(request.query, query) as CheckedInput['query'];
  return { path, query: safeQuery, body: withMaskedPhones(withoutSecrets(request.body ?? request.form, body)) };
}

const phones = new Set(['phone', 'contactPhone']);

/** A copy of a value in whose members too little is shown of a phone number to call it. */
function withMaskedPhones(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMaskedPhones);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      phones.has(name) && typeof member === 'string' ? masked(member) : withMaskedPhones(member),
    ]),
  );
}

interface Schema {
  $ref?: string;
  writeOnly?: boolean;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** A copy of a value without the members that its schema marks `writeOnly`. */
export function withoutSecrets(schema: Schema | null, value: unknown): unknown {
  if (schema?.$ref) return withoutSecrets(definitions[schema.$ref.replace('#/$defs/', '')] ?? null, value);
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(schema?.items ?? null, item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !schema?.properties?.[name]?.writeOnly);
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutSecrets(schema?.properties?.[name] ?? null, member)]));
}
