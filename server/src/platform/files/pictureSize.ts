import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Schemas } from '@campus-procurement/sdk';
// Reads marker by marker, as browsers' decoders do. Libraries that search for the size can be misled by a fake one placed earlier.
import probe from 'probe-image-size/stream.js';
import type { Content } from './fileKinds.ts';

/** The size of a picture when shown, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Reads the size from the header of a picture, in pixels, and nothing further. Null if the header has no size. */
export async function pictureSizeOf(of: Content, contentType: Schemas['FileContentType']): Promise<PictureSize | null> {
  const content = 'bytes' in of ? Readable.from([of.bytes]) : createReadStream(of.path);
  try {
    const { width, height, mime } = await probe(content);
    return mime === contentType ? { width, height } : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ECONTENT') return null;
    throw error;
  } finally {
    content.destroy();
  }
}
