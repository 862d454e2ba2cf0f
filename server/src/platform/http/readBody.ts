import { Failure, invalid } from '../failure/failure.ts';

const maxMegabytes = 1;
const maxBytes = maxMegabytes * 1024 * 1024;

/**
 * Reads the body of a request as JSON, at most 1 MB.
 * @throws Failure `notJson` (415), `tooLarge` (413) or `invalid` with rule `json`
 */
export async function readBody(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) throw new Failure('notJson');
  const bytes = await readLimited(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalid({ field: '', rule: 'json' });
  }
}

async function readLimited({ headers, body }: Request): Promise<Uint8Array> {
  if (Number(headers.get('content-length')) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, so the rest is not read.
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = () => new Failure('tooLarge', { params: { limit: maxMegabytes } });
