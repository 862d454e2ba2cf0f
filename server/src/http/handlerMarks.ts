/** Handlers to which a rule of the pipeline does not apply. */
const ownTransactions = new WeakSet<object>();
const ownRepeats = new WeakSet<object>();

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

export const makesOwnTransactions = (handler: object) => ownTransactions.has(handler);
export const answersOwnRepeats = (handler: object) => ownRepeats.has(handler);
