import type { ReadableStream } from 'node:stream/web';
import type { StoredContent } from './fileStore.ts';

/** A file of a form, written to the store. Until a row names its key it is nobody's, and is swept away in time. */
export class ReceivedFile {
  /** As the caller calls it, without folders and what is not seen. */
  readonly fileName: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly #key: string;

  constructor(fileName: string, { key, size, sha256 }: StoredContent) {
    this.fileName = fileName;
    this.size = size;
    this.sha256 = sha256;
    this.#key = key;
  }

  /** The key in the store; no member of its own, so that it comes into no log. */
  get key(): string {
    return this.#key;
  }
}

/** A content to answer with. */
export interface FileAnswer {
  fileName: string;
  contentType: string;
  size: number;
  content: ReadableStream<Uint8Array>;
}
