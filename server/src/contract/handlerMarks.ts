import type { CheckedInput } from './operation.ts';

/** Handlers to which a rule of the pipeline does not apply. */
const ownTransactions = new WeakSet<object>();
const ownRepeats = new WeakSet<object>();
const secrets = new WeakMap<object, AddSecrets>();
const logged = new WeakMap<object, Logged>();

/** Puts into an answer what is not stored with it, made from what only the caller has: token and `Idempotency-Key`. */
type AddSecrets = (answer: never, input: never, context: never) => unknown;

/**
 * Marks a write that makes its own transactions and audits itself: what it stores before a refusal must stay, such as a reserved
 * login attempt.
 */
export function withoutTransaction<Handler extends object>(handler: Handler): Handler {
  ownTransactions.add(handler);
  return handler;
}

/** Marks a handler that answers a repeated `Idempotency-Key` itself, because its answer must not be stored. */
export function withOwnRepeats<Handler extends object>(handler: Handler): Handler {
  ownRepeats.add(handler);
  return handler;
}

/** Marks a handler whose answer is stored for repeats without its secrets; they are added to each answer, also to a repeated one. */
export function withSecrets<Handler extends object>(handler: Handler, add: AddSecrets): Handler {
  secrets.set(handler, add);
  return handler;
}

/** What the operation log has of a request; null where nothing is done that anybody would ask about. */
type Logged = (input: never) => object | null;

/** Marks a write of whose requests the operation log does not have all. */
export function withLogged<Handler extends object>(handler: Handler, loggedOf: Logged): Handler {
  logged.set(handler, loggedOf);
  return handler;
}

export const makesOwnTransactions = (handler: object) => ownTransactions.has(handler);
export const answersOwnRepeats = (handler: object) => ownRepeats.has(handler);
export const secretsOf = (handler: object) => secrets.get(handler) as ((...of: unknown[]) => unknown) | undefined;

/** What the operation log has of a request. */
export function loggedInput(handler: object, input: CheckedInput): CheckedInput | null {
  const loggedOf = logged.get(handler) as ((of: object) => CheckedInput | null) | undefined;
  return loggedOf ? loggedOf(input) : input;
}
