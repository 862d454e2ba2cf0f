/**
 * Just enough of the ZIP format (APPNOTE.TXT 6.3) for workbooks: the browser itself deflates, inflates and computes check sums, as the
 * parts of a gzip stream (RFC 1952), which it has known for longer than bare deflate.
 */

/** What is read of one file at most: a few bytes of an archive may unfold to gigabytes. */
const mostBytes = 64 * 1024 * 1024;

const sign = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 };
const method = { stored: 0, deflated: 8 };
const gzipHeader = new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const gzipFooter = 8;
/** Names are UTF-8. */
const utf8Flag = 0x0800;
/** 1980-01-01, the first day that the format knows. */
const someDay = 0x0021;

interface Entry {
  method: number;
  crc: number;
  size: number;
  packed: Bytes;
}

/**
 * Opens an archive.
 * @returns what reads a file of it as text, or null where there is none of that name
 * @throws RangeError, TypeError or Error if it is no archive or damaged
 */
export function openZip(archive: ArrayBuffer): (name: string) => Promise<string | null> {
  const entries = entriesOf(archive);
  return async (name) => {
    const entry = entries.get(name);
    if (!entry) return null;
    return new TextDecoder().decode(entry.method === method.stored ? entry.packed : await inflated(entry));
  };
}

function entriesOf(archive: ArrayBuffer): Map<string, Entry> {
  const view = new DataView(archive);
  let end = archive.byteLength - 22;
  while (view.getUint32(end, true) !== sign.end) end -= 1;
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== sign.central) throw new Error('The archive is damaged');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const name = new TextDecoder().decode(new Uint8Array(archive, at + 46, nameLength));
    const local = view.getUint32(at + 42, true);
    const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      size: view.getUint32(at + 24, true),
      packed: new Uint8Array(archive, begin, view.getUint32(at + 20, true)),
    });
    at += 46 + Number(nameLength) + Number(extraLength) + Number(commentLength);
  }
  return entries;
}

async function inflated({ packed, crc, size }: Entry): Promise<Bytes> {
  if (size > mostBytes) throw new Error('The archive holds too much');
  const footer = new DataView(new ArrayBuffer(gzipFooter));
  footer.setUint32(0, crc, true);
  footer.setUint32(4, size, true);
  // A size that is not true ends the stream with an error, as a wrong check sum does.
  return through(new DecompressionStream('gzip'), [gzipHeader, packed, new Uint8Array(footer.buffer)]);
}

type Bytes = Uint8Array<ArrayBuffer>;

async function through({ readable, writable }: GenericTransformStream, parts: Bytes[]): Promise<Bytes> {
  const writer: WritableStreamDefaultWriter<Bytes> = writable.getWriter();
  const [content] = await Promise.all([contentOf(readable), ...parts.map((part) => writer.write(part)), writer.close()]);
  return content;
}

async function contentOf(stream: ReadableStream<Bytes>): Promise<Bytes> {
  const reader = stream.getReader();
  const chunks: Bytes[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > mostBytes) throw new Error('The archive holds too much');
    chunks.push(next.value);
  }
  const content = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    content.set(chunk, at);
    at += chunk.length;
  }
  return content;
}

/** Packs texts into an archive, each under its name. */
export async function makeZip(files: Record<string, string>): Promise<Bytes[]> {
  const parts: Bytes[] = [];
  const central: Bytes[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const gzip = await through(new CompressionStream('gzip'), [new TextEncoder().encode(text)]);
    const packed = gzip.subarray(gzipHeader.length, -gzipFooter);
    const [crc, size] = [8, 4].map((back) => new DataView(gzip.buffer).getUint32(gzip.length - back, true)) as [number, number];
    const about = [utf8Flag, method.deflated, 0, someDay].map(two);
    const facts = [...about, four(crc), four(packed.length), four(size), two(name.length), two(0)];
    const local = bytesOf([four(sign.local), two(20), ...facts], name);
    parts.push(local, packed);
    central.push(bytesOf([four(sign.central), two(20), two(20), ...facts, two(0), two(0), two(0), four(0), four(at)], name));
    at += local.length + packed.length;
  }
  const size = central.reduce((sum, { length }) => sum + length, 0);
  const count = two(central.length);
  return [...parts, ...central, bytesOf([four(sign.end), two(0), two(0), count, count, four(size), four(at), two(0)])];
}

const two = (value: number) => [value & 0xff, value >>> 8];
const four = (value: number) => [...two(value & 0xffff), ...two(value >>> 16)];

/** @param name of a file, in ASCII */
function bytesOf(numbers: number[][], name = ''): Bytes {
  return new Uint8Array([...numbers.flat(), ...new TextEncoder().encode(name)]);
}
