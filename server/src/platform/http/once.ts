import type { Kysely } from 'kysely';
import type { Context } from '../context/context.ts';
import type { CheckedInput, Operation } from '../contract/operation.ts';
import type { Tables } from '../db/tables.ts';
import { Failure } from '../failure/failure.ts';
import type { Keeping } from './keeping.ts';

const keptMs = 24 * 3600_000;

/**
 * Does the work of a write once per `Idempotency-Key`: a repeat gets the stored answer. Key and work share a transaction, so the key is
 * stored only if the work was done; a parallel repeat waits at the insert until the first one has committed.
 * @throws Failure `keyReused` if the key was used before with another input
 */
export async function once(
  context: Context,
  operation: Operation,
  input: CheckedInput,
  work: () => Promise<unknown>,
  keeping: Keeping,
) {
  const { db, session, idempotencyKey, now } = context;
  if (!operation.idempotent || idempotencyKey === null) return work();
  const request = {
    companyId: session.companyId,
    userId: keeping.nameOf(session.userId),
    operationId: operation.id,
    key: keeping.nameOf(idempotencyKey),
    bodyHash: keeping.hashOf(input),
  };
  if (!(await take(db, request, now))) return keeping.read(await answerOf(db, request));
  const data = await work();
  await db
    .updateTable('idempotency')
    .set({ answer: keeping.write(data) })
    .where((eb) => eb.and(keyOf(request)))
    .execute();
  return data;
}

type Request = Record<'companyId' | 'userId' | 'operationId' | 'key' | 'bodyHash', string>;

/** Stores the key, also if its old answer has expired. @returns false if it is in use */
async function take(db: Kysely<Tables>, request: Request, now: Date): Promise<boolean> {
  const fresh = { bodyHash: request.bodyHash, answer: null, createTime: now };
  const taken = await db
    .insertInto('idempotency')
    .values({ ...keyOf(request), ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'userId', 'operationId', 'key'])
        .doUpdateSet(fresh)
        .where('idempotency.createTime', '<=', new Date(now.getTime() - keptMs)),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

async function answerOf(db: Kysely<Tables>, request: Request): Promise<string> {
  const stored = await db
    .selectFrom('idempotency')
    .select(['bodyHash', 'answer'])
    .where((eb) => eb.and(keyOf(request)))
    .executeTakeFirstOrThrow();
  if (stored.bodyHash !== request.bodyHash) throw new Failure('keyReused');
  if (stored.answer === null) throw new Error('A committed idempotency row has no answer');
  return stored.answer;
}

function keyOf({ companyId, userId, operationId, key }: Request) {
  return { companyId, userId, operationId, key };
}
