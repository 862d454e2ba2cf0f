import type { ReadableStream } from 'node:stream/web';
import type { StoredContent } from './fileStore.ts';

/** An uploaded file of a form, already written to the store. Until a row names its key it has no owner; such contents are deleted later. */
export class ReceivedFile {
  /** The caller's name for the file, without folders and invisible characters. */
  readonly fileName: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly #key: string;
  readonly #contentKey: Buffer | null;

  /** @param contentKey what the content in the store is sealed with; `size` and `sha256` are those of the content itself */
  constructor(fileName: string, { key, size, sha256 }: StoredContent, contentKey: Buffer | null = null) {
    this.fileName = fileName;
    this.size = size;
    this.sha256 = sha256;
    this.#key = key;
    this.#contentKey = contentKey;
  }

  /** The key in the store. A getter, so that it does not appear in logs. */
  get key(): string {
    return this.#key;
  }

  /** What the content in the store is sealed with; null if it is not sealed. */
  get contentKey(): Buffer | null {
    return this.#contentKey;
  }
}

/** The content of a file as the answer of an operation. */
export interface FileAnswer {
  fileName: string;
  contentType: string;
  size: number;
  content: ReadableStream<Uint8Array>;
}
