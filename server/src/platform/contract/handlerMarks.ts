import type { CheckedInput } from './operation.ts';

/** Handlers that are exempt from a rule of the pipeline. */
const ownTransactions = new WeakSet<object>();
const ownRepeats = new WeakSet<object>();
const secrets = new WeakMap<object, AddSecrets>();
const logged = new WeakMap<object, Logged>();
const proofs = new WeakMap<object, Prove>();
const sealedOnes = new WeakMap<object, (seen: SeenInput) => boolean>();

/**
 * Adds secrets to an answer that are not stored with it. They are derived from the token and the `Idempotency-Key`, which only the caller
 * has.
 */
type AddSecrets = (answer: never, input: never, context: never) => unknown;

/**
 * Marks a write that opens its own transactions and audits itself, because rows written before a refusal must stay, such as a counted login
 * attempt.
 */
export function withoutTransaction<Handler extends object>(handler: Handler): Handler {
  ownTransactions.add(handler);
  return handler;
}

/** Makes sure who calls, before the transaction begins. */
type Prove = (input: never, context: never) => Promise<void>;

/** Marks a write before which the caller proves who they are: the attempt stays counted when the write is refused. */
export function provedBy<Handler extends object>(prove: Prove, handler: Handler): Handler {
  proofs.set(handler, prove);
  return handler;
}

/** Marks a handler that answers a repeated `Idempotency-Key` itself, because its answer must not be stored. */
export function withOwnRepeats<Handler extends object>(handler: Handler): Handler {
  ownRepeats.add(handler);
  return handler;
}

/** Marks a handler whose answer is stored for repeats without its secrets. `add` puts them into each answer, also into a repeated one. */
export function withSecrets<Handler extends object>(handler: Handler, add: AddSecrets): Handler {
  secrets.set(handler, add);
  return handler;
}

/** Returns the part of a request for the operation log; null if the request changes nothing that anybody would ask about. */
type Logged = (input: never) => object | null;

/** Marks a write whose requests are logged in part only. */
export function withLogged<Handler extends object>(handler: Handler, loggedOf: Logged): Handler {
  logged.set(handler, loggedOf);
  return handler;
}

/** What is known of a request, also of one that was refused before its input was read: the values of its path, and of its form so far. */
export interface SeenInput {
  path: Record<string, unknown>;
  form: Record<string, unknown>;
}

/**
 * Marks a write that leaves no trace which others can read: it is in no operation log, its line in the server log names nobody, and what
 * is kept for repeats only the caller can read. The same goes for the line of a read.
 * @param when which requests; without it all of them
 */
export function sealed<Handler extends object>(handler: Handler, when: (seen: SeenInput) => boolean = () => true): Handler {
  sealedOnes.set(handler, when);
  return handler;
}

export const isSealed = (handler: object, seen: SeenInput) => sealedOnes.get(handler)?.(seen) ?? false;
export const makesOwnTransactions = (handler: object) => ownTransactions.has(handler);
export const proofOf = (handler: object) => proofs.get(handler) as ((...of: unknown[]) => Promise<void>) | undefined;
export const answersOwnRepeats = (handler: object) => ownRepeats.has(handler);
export const secretsOf = (handler: object) => secrets.get(handler) as ((...of: unknown[]) => unknown) | undefined;

/** Returns the part of a request that the operation log stores. */
export function loggedInput(handler: object, input: CheckedInput): CheckedInput | null {
  const loggedOf = logged.get(handler) as ((of: object) => CheckedInput | null) | undefined;
  return loggedOf ? loggedOf(input) : input;
}
