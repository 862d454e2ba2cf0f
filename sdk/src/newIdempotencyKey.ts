/**
 * Returns a new key for `CallOptions.idempotencyKey`, made of 128 random bits. It does not use `randomUUID`, which browsers only
 * offer on https: many schools run the product on plain http inside their network.
 * @example
 * const idempotencyKey = newIdempotencyKey();
 * await client.call('saveRole', { body }, { idempotencyKey }); // after a lost answer: once more with the same key
 */
export function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
