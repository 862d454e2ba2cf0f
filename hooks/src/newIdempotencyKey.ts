/** 128 random bits. Not `randomUUID`, which browsers offer on https only; many schools run the product on plain http inside. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
