/** The first 32 bits of the fractional parts of a root of the first primes, as FIPS 180-4 defines the constants. */
function constants(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  // As signed numbers, which are calculated with fast.
  return Int32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

const initial = constants(8, Math.sqrt);
const ofRounds = constants(64, Math.cbrt);

/**
 * Returns the SHA-256 of bytes, or of a text in UTF-8, in hexadecimal. It does not use `crypto.subtle`, which browsers only offer on https: many schools
 * run the product on plain http inside their network.
 */
export function sha256(content: string | Uint8Array): string {
  const hash = Int32Array.from(initial);
  const words = new Int32Array(64);
  const message = padded(typeof content === 'string' ? new TextEncoder().encode(content) : content);
  for (let at = 0; at < message.byteLength; at += 64) {
    for (let t = 0; t < 16; t += 1) words[t] = message.getInt32(at + 4 * t);
    for (let t = 16; t < 64; t += 1) {
      const [early, late] = [words[t - 15] as number, words[t - 2] as number];
      const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[t] = (words[t - 16] as number) + s0 + (words[t - 7] as number) + s1;
    }
    addBlock(hash, words);
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function addBlock(hash: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (ofRounds[t] as number) + (words[t] as number)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at] = (hash[at] as number) + word;
}

/** The bits of a word, turned to the right. */
function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** A message with a one bit, zeros and its length, in blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n);
  return view;
}
