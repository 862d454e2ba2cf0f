/** 128 random bits. Not `randomUUID`, which browsers offer on https only; many schools run the product on plain http inside. */
export function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
