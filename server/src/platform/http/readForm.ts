import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { Failure, invalid } from '../failure/failure.ts';
import { cleanFileName } from '../files/fileName.ts';
import { ContentTooLarge, type FileStore } from '../files/fileStore.ts';
import { ReceivedFile } from '../files/receivedFile.ts';
import { receiveSealed } from '../files/receiveSealed.ts';

/** The largest file that anybody may upload. */
const maxMegabytes = 50;
const maxFileBytes = maxMegabytes * 1024 * 1024;
/** Room for the other fields and the boundaries between them. */
const otherBytes = 64 * 1024;
const limits = { files: 1, fields: 20, parts: 21, fieldSize: 10_000, headerPairs: 20, headerSize: 8192 };

/** The fields of a form by name. Files are already in the store. */
export type Form = Record<string, string | ReceivedFile>;

/** How a form is read. */
export interface Reading {
  files: FileStore;
  /** Is filled while the form is read, so that what is known of it is known also if it breaks. */
  form: Form;
  /** Whether the file of the form is sealed, by the fields that came before it. */
  isSealed: (form: Form) => boolean;
}

/**
 * Reads a form with at most one file, which is streamed into the store. If the caller does not use the file, it has to discard it. A file
 * that is to be sealed is sealed on its way there; a form that says so behind its file is refused.
 * @throws Failure `notForm` (415), `tooLarge` (413), or `invalid` with the rules `form` or `repeated`
 */
export async function readForm({ headers, body }: Request, { files, form, isSealed }: Reading): Promise<Form> {
  const parser = parserOf(headers.get('content-type') ?? '');
  if (!body) throw invalid({ field: '', rule: 'form' });
  if (Number(headers.get('content-length')) > maxFileBytes + otherBytes) throw tooLarge();

  const ending = new AbortController();
  const receiving: Promise<void>[] = [];
  const kept: ReceivedFile[] = [];
  let fault: unknown = null;
  const add = (name: string, value: string | ReceivedFile) => {
    if (name in form) fault ??= invalid({ field: name, rule: 'repeated' });
    else form[name] = value;
  };
  const received = async (content: Readable, fileName: string) => {
    if (!isSealed(form)) return new ReceivedFile(fileName, await files.write(content, maxFileBytes, ending.signal));
    const { stored, contentKey } = await receiveSealed(content, files, maxFileBytes, ending.signal);
    return new ReceivedFile(fileName, stored, contentKey);
  };
  const receive = async (name: string, content: Readable, fileName = '') => {
    try {
      const file = await received(content, cleanFileName(fileName));
      kept.push(file);
      add(name, file);
    } catch (error) {
      // Once reading has failed, errors of the store are only consequences.
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
    if (isSealed(form) && kept.some(({ contentKey }) => contentKey === null)) throw invalid({ field: 'file', rule: 'form' });
    return form;
  } catch (error) {
    ending.abort();
    await Promise.all(receiving);
    await discardFiles(kept, files);
    // An error of the store is a bug of ours or too large a file; an error of the parser is the caller's mistake.
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

/** Returns a form as its schema describes it: a file is its name, and text in the place of a file is dropped. */
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
