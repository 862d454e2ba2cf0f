import { Ajv2020 } from 'ajv/dist/2020.js';
import { TaskError } from '../tasks/taskKind.ts';
import type { RowPage, RowSource } from './rowSource.ts';

const timeoutMs = 30_000;
/** The most bytes of an answer. A page of a thousand rows has about 300 kB. */
const maxBytes = 10_000_000;

interface Answer {
  next?: string | null;
  total?: number | null;
}

/** The differences between endpoints: the member with the rows, and the messages for faults. */
interface Kind {
  /** The member of the answer that contains the rows. */
  member: string;
  refused: TaskKey;
  unreachable: TaskKey;
  malformed: TaskKey;
}

type TaskKey = ConstructorParameters<typeof TaskError>[0];

function answerCheck(member: string) {
  return new Ajv2020({ allowUnionTypes: true }).compile<Answer & Record<string, unknown[]>>({
    type: 'object',
    required: [member],
    properties: {
      [member]: { type: 'array' },
      next: { type: ['string', 'null'], minLength: 1, maxLength: 1000 },
      total: { type: ['integer', 'null'], minimum: 0, maximum: 10_000_000 },
    },
  });
}

/**
 * Reads an endpoint of the operator page by page (docs/operating.md describes its answers). `companyId` names the school; `cursor` names
 * the page, and is the `next` of the previous answer.
 */
export function pagedEndpoint({ url, token }: { url: string; token: string | null }, kind: Kind): RowSource {
  const isAnswer = answerCheck(kind.member);
  const headers = { accept: 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };

  async function read(address: URL, signal: AbortSignal) {
    // A redirect would send the token to another server.
    const init = { headers, redirect: 'error', signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) } as const;
    const response = await reached(fetch(address, init), kind);
    if (!response.ok) {
      await response.body?.cancel();
      throw new TaskError(kind.refused, { status: response.status });
    }
    const answer = parsed(await reached(textOf(response, kind), kind), kind);
    if (!isAnswer(answer)) throw new TaskError(kind.malformed);
    return answer;
  }

  return {
    isFake: false,
    async *pages(companyId, signal): AsyncIterable<RowPage> {
      const address = new URL(url);
      address.searchParams.set('companyId', companyId);
      const cursors = new Set<string>();
      for (let next: string | null = ''; next !== null; ) {
        if (next !== '') address.searchParams.set('cursor', next);
        const answer = await read(address, signal);
        yield { rows: answer[kind.member] ?? [], total: answer.total ?? null };
        next = answer.next ?? null;
        // A repeated cursor would loop forever.
        if (next !== null && cursors.has(next)) throw new TaskError(kind.malformed);
        if (next !== null) cursors.add(next);
      }
    },
  };
}

async function reached<T>(work: Promise<T>, { unreachable }: Kind): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof TaskError) throw cause;
    throw new TaskError(unreachable, {}, { cause });
  }
}

async function textOf(response: Response, { malformed }: Kind): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new TaskError(malformed);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string, { malformed }: Kind): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TaskError(malformed, {}, { cause });
  }
}
