import { Ajv2020 } from 'ajv/dist/2020.js';
import { TaskError } from '../tasks/taskKind.ts';
import type { RowPage, RowSource } from './rowSource.ts';

const timeoutMs = 30_000;
/** A page of a thousand rows has some 300 kB. */
const maxBytes = 10_000_000;

interface Answer {
  next?: string | null;
  total?: number | null;
}

/** What such an endpoint is, and what people are told of its faults. */
interface Kind {
  /** The member of the answer that has the rows. */
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
 * An endpoint of the operator's (docs/operating.md says what it answers). It is asked page by page: `companyId` names the school, and
 * `cursor` the page, from the `next` of the answer before.
 */
export function pagedEndpoint({ url, token }: { url: string; token: string | null }, kind: Kind): RowSource {
  const isAnswer = answerCheck(kind.member);
  const headers = { accept: 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };

  async function read(address: URL, signal: AbortSignal) {
    // A redirect would take the token elsewhere.
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
    isMadeUp: false,
    async *pages(companyId, signal): AsyncIterable<RowPage> {
      const address = new URL(url);
      address.searchParams.set('companyId', companyId);
      const cursors = new Set<string>();
      for (let next: string | null = ''; next !== null; ) {
        if (next !== '') address.searchParams.set('cursor', next);
        const answer = await read(address, signal);
        yield { rows: answer[kind.member] ?? [], total: answer.total ?? null };
        next = answer.next ?? null;
        // It would go round for ever.
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
