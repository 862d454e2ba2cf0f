/**
 * A key for `CallOptions.idempotencyKey`: 128 random bits. Not `randomUUID`, which browsers offer on https only; many schools run the
 * product on plain http inside.
 * @example
 * const idempotencyKey = newIdempotencyKey();
 * await client.call('saveRole', { body }, { idempotencyKey }); // after a lost answer: once more with the same key
 */
export function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
