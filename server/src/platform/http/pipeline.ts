import type { Kysely } from 'kysely';
import { loggedRecord } from '../audit/loggedRecords.ts';
import { type Entry, recordOperation } from '../audit/operationLog.ts';
import { changesBetween, readRecord } from '../audit/recordChanges.ts';
import { changeAccess } from '../auth/accessMemory.ts';
import { hashToken, tokenOf } from '../auth/token.ts';
import { type Context, createContext, type Deps, type ServerHandlers } from '../context/context.ts';
import { answersOwnRepeats, isSealed, loggedInput, makesOwnTransactions, proofOf, secretsOf } from '../contract/handlerMarks.ts';
import { type CheckedInput, isWrite, type Operation } from '../contract/operation.ts';
import { refuseOutOfRange } from '../db/outOfRange.ts';
import { inGroup } from '../db/poolShares.ts';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { Failure } from '../failure/failure.ts';
import { inSchoolWords } from '../i18n/schoolWords.ts';
import { authenticate } from './authenticate.ts';
import { authorise, refuseOtherSchool } from './authorise.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { Exchange } from './exchange.ts';
import { keptOpenly, keptSealed } from './keeping.ts';
import { once } from './once.ts';
import { discardFiles } from './readForm.ts';
import { refuseCrossSite } from './refuseCrossSite.ts';
import { idempotencyKeyOf, validate } from './validate.ts';

/**
 * Tags whose operations change permissions of roles or the tree of departments; `test/architecture.test.ts` makes sure that no others do.
 */
const accessTags = new Set(['roles', 'menus', 'departments']);

/** The most characters of a user agent that are kept. */
const mostUserAgent = 300;

/** The type of handlers in the pipeline. `validate` makes sure that the input has the type that the handler declares. */
type AnyHandler = (input: CheckedInput, context: Context) => unknown;

/**
 * Runs all steps of a request up to the `data` of its answer. Its database connections count for the operation's tag.
 * @param path the values of the path template, still unchecked
 * @throws Failure for every refusal; refused writes (403) are audited
 */
export function runPipeline(
  deps: Deps,
  handlers: ServerHandlers,
  operation: Operation,
  exchange: Exchange,
  path: Record<string, string>,
): Promise<unknown> {
  return inGroup(operation.tag, () => takeThrough(deps, handlers, operation, exchange, path));
}

async function takeThrough(
  deps: Deps,
  handlers: ServerHandlers,
  operation: Operation,
  exchange: Exchange,
  path: Record<string, string>,
): Promise<unknown> {
  const { db } = deps.database;
  const { request, time } = exchange;
  const handler = handlers[operation.id] as AnyHandler;
  const isSealedCall = () => isSealed(handler, { path, form: exchange.form });
  try {
    refuseCrossSite(operation, request);
    exchange.session = await authenticate(db, deps.access, operation, request, time);
    authorise(operation, exchange.session);
    const reading = { files: deps.files, form: exchange.form, isSealed: isSealedCall };
    exchange.input = await validate(operation, request, path, reading);
    refuseOtherSchool(operation, exchange.input, exchange.session);
    const { input } = exchange;
    const work = () => handle(deps, { handler, isSealed: isSealedCall() }, operation, exchange, input);
    return await inSchoolWords(exchange.session?.saysPurchase ?? false, work);
  } catch (error) {
    // Only after a refusal: after any other error the row may have been committed, and then needs its file.
    if (operation.request.form && exchange.input && error instanceof Failure) {
      await discardFiles(exchange.input.body as object, deps.files);
    }
    if (error instanceof Failure && error.status === 403 && exchange.session && isWrite(operation) && !isSealedCall()) {
      const logged = exchange.input && loggedInput(handler, exchange.input);
      await recordOperation(db, entryOf(operation, exchange, logged, error));
    }
    throw error;
  }
}

/** Runs the handler: a read directly on the database, a write once and audited in one transaction. */
async function handle(
  deps: Deps,
  { handler, isSealed }: { handler: AnyHandler; isSealed: boolean },
  operation: Operation,
  exchange: Exchange,
  input: CheckedInput,
) {
  const { database, checkAnswers, log } = deps;
  const idempotencyKey = idempotencyKeyOf(exchange.request);
  const totals = deps.totals.of(operation.tag, exchange.time);
  // The body has been read, and no lock is waited for yet.
  const arrived = deps.now();
  const contextOn = (db: Kysely<Tables>) => contextOf(deps, exchange, { idempotencyKey, totals, arrived, db });
  const answer = async (context: Context) => {
    const data = await handler(input, context);
    return operation.binary ? data : checkAnswer(operation, data, checkAnswers, log);
  };
  if (!isWrite(operation)) return answer(contextOn(database.db));
  try {
    await proofOf(handler)?.(input, contextOn(database.db));
    if (makesOwnTransactions(handler)) return await answer(contextOn(database.db));
    return await inTransaction(database.db, async (db) => {
      const context = contextOn(db);
      const audited = async () => {
        const record = loggedRecord(operation.id, input, exchange.session);
        const before = record && (await readRecord(db, record));
        const data = await answer(context);
        const logged = isSealed ? null : loggedInput(handler, input);
        if (logged) {
          const changes = record && changesBetween(record, before, await readRecord(db, record));
          await recordOperation(db, { ...entryOf(operation, exchange, logged, null), changes });
        }
        if (accessTags.has(operation.tag)) await changeAccess(db);
        await deps.settle(db);
        return data;
      };
      if (answersOwnRepeats(handler)) return audited();
      const addSecrets = secretsOf(handler);
      if (!addSecrets) return once(context, operation, input, audited, isSealed ? keptSealed(context) : keptOpenly);
      // The secrets depend on the session, so a repeat from another session counts as another input.
      const ofSession = { ...input, session: hashToken(context.token) };
      return addSecrets(await once(context, operation, ofSession, audited, keptOpenly), input, context);
    }).catch(refuseOutOfRange);
  } finally {
    deps.totals.forget(operation.tag);
  }
}

function contextOf(deps: Deps, exchange: Exchange, own: Pick<Context, 'db' | 'idempotencyKey' | 'totals' | 'arrived'>) {
  const { config, captcha, sendSms, registry, wechat, files, sealing, taskKinds, log, monitor, webBuild } = deps;
  const { id: requestId, address, time: now, started, language, cookies, session, request } = exchange;
  const userAgent = request.headers.get('user-agent')?.slice(0, mostUserAgent) ?? null;
  const about = { now, started, requestId, address, userAgent, language, cookies, session, token: tokenOf(request) };
  return createContext({
    ...own,
    reports: deps.database.reports ?? own.db,
    config,
    captcha,
    sendSms,
    registry,
    wechat,
    files,
    sealing,
    taskKinds,
    log,
    monitor,
    webBuild,
    ...about,
  });
}

function entryOf(operation: Operation, exchange: Exchange, input: CheckedInput | null, refusal: Failure | null): Entry {
  const { time, started, id, address, session } = exchange;
  return { time, started, operation, refusal, requestId: id, address, who: session, input };
}
