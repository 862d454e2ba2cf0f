import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { Failure, invalid } from '../failure/failure.ts';
import { cleanFileName } from '../files/fileName.ts';
import { ContentTooLarge, type FileStore } from '../files/fileStore.ts';
import { ReceivedFile } from '../files/receivedFile.ts';

/** The largest file that is taken from anybody. */
const maxMegabytes = 50;
const maxFileBytes = maxMegabytes * 1024 * 1024;
/** For the fields beside the file and for what stands between them. */
const otherBytes = 64 * 1024;
const limits = { files: 1, fields: 20, parts: 21, fieldSize: 10_000, headerPairs: 20, headerSize: 8192 };

/** The fields of a form by their names; a file is in the store when it stands here. */
export type Form = Record<string, string | ReceivedFile>;

/**
 * Reads a form with one file at most, which is streamed into the store. Whoever cannot use it removes it from there.
 * @throws Failure `notForm` (415), `tooLarge` (413), or `invalid` with the rules `form` or `repeated`
 */
export async function readForm({ headers, body }: Request, files: FileStore): Promise<Form> {
  const parser = parserOf(headers.get('content-type') ?? '');
  if (!body) throw invalid({ field: '', rule: 'form' });
  if (Number(headers.get('content-length')) > maxFileBytes + otherBytes) throw tooLarge();

  const form: Form = Object.create(null);
  const ending = new AbortController();
  const receiving: Promise<void>[] = [];
  const received: ReceivedFile[] = [];
  let fault: unknown = null;
  const add = (name: string, value: string | ReceivedFile) => {
    if (name in form) fault ??= invalid({ field: name, rule: 'repeated' });
    else form[name] = value;
  };
  const receive = async (name: string, content: Readable, fileName = '') => {
    try {
      const file = new ReceivedFile(cleanFileName(fileName), await files.write(content, maxFileBytes, ending.signal));
      received.push(file);
      add(name, file);
    } catch (error) {
      // What comes after the end of the form is its consequence.
      if (!ending.signal.aborted) fault = error instanceof ContentTooLarge ? tooLarge() : error;
      parser.destroy(error as Error);
    }
  };
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) parser.destroy(tooLarge());
    else add(name, value);
  });
  parser.on('file', (name, content, fileName) => receiving.push(receive(name, content, fileName)));
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) parser.on(limit, () => parser.destroy(tooLarge()));

  try {
    await pipeline(Readable.fromWeb(body as ReadableStream), parser);
    await Promise.all(receiving);
    if (fault) throw fault;
    return form;
  } catch (error) {
    ending.abort();
    await Promise.all(receiving);
    await discardFiles(received, files);
    // What the store finds is our fault, what the parser finds the caller's.
    throw fault ?? (error instanceof Failure ? error : invalid({ field: '', rule: 'form' }));
  }
}

function parserOf(contentType: string) {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) throw new Failure('notForm');
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw invalid({ field: '', rule: 'form' });
  }
}

/** A form as its schema sees it: a file is its name, and a text where a file belongs is nothing. */
export function asDescribed(form: Form, { properties = {} }: { properties?: Record<string, { format?: string }> }): object {
  const seen = Object.entries(form).flatMap(([name, value]) => {
    if (value instanceof ReceivedFile) return [[name, value.fileName]];
    return properties[name]?.format === 'binary' ? [] : [[name, value]];
  });
  return Object.fromEntries(seen);
}

/** Removes the files of a form that is not used. */
export async function discardFiles(form: object, files: FileStore): Promise<void> {
  for (const value of Object.values(form)) if (value instanceof ReceivedFile) await files.remove(value.key);
}

const tooLarge = () => new Failure('tooLarge', { params: { limit: maxMegabytes } });
