import { Ajv2020 } from 'ajv/dist/2020.js';
import { TaskError } from '../tasks/taskKind.ts';
import type { CasDirectory, CasPage } from './casDirectory.ts';

const timeoutMs = 30_000;
/** A page of a thousand users has some 300 kB. */
const maxBytes = 10_000_000;

interface Answer {
  users: unknown[];
  next?: string | null;
  total?: number | null;
}

const isAnswer = new Ajv2020({ allowUnionTypes: true }).compile<Answer>({
  type: 'object',
  required: ['users'],
  properties: {
    users: { type: 'array' },
    next: { type: ['string', 'null'], minLength: 1, maxLength: 1000 },
    total: { type: ['integer', 'null'], minimum: 0, maximum: 10_000_000 },
  },
});

/**
 * An endpoint of the operator's (docs/operating.md says what it answers). It is asked page by page: `companyId` names the school, and
 * `cursor` the page, from the `next` of the answer before.
 */
export function casEndpoint({ url, token }: { url: string; token: string | null }): CasDirectory {
  const headers = { accept: 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };

  async function read(address: URL, signal: AbortSignal): Promise<Answer> {
    // A redirect would take the token elsewhere.
    const init = { headers, redirect: 'error', signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) } as const;
    const response = await reached(fetch(address, init));
    if (!response.ok) {
      await response.body?.cancel();
      throw new TaskError('casRefused', { status: response.status });
    }
    const answer = parsed(await reached(textOf(response)));
    if (!isAnswer(answer)) throw new TaskError('casMalformed');
    return answer;
  }

  return {
    isMadeUp: false,
    async *pages(companyId, signal): AsyncIterable<CasPage> {
      const address = new URL(url);
      address.searchParams.set('companyId', companyId);
      const cursors = new Set<string>();
      for (let next: string | null = ''; next !== null; ) {
        if (next !== '') address.searchParams.set('cursor', next);
        const answer = await read(address, signal);
        yield { rows: answer.users, total: answer.total ?? null };
        next = answer.next ?? null;
        // It would go round for ever.
        if (next !== null && cursors.has(next)) throw new TaskError('casMalformed');
        if (next !== null) cursors.add(next);
      }
    },
  };
}

async function reached<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof TaskError) throw cause;
    throw new TaskError('casUnreachable', {}, { cause });
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new TaskError('casMalformed');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TaskError('casMalformed', {}, { cause });
  }
}
