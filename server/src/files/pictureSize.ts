import { createReadStream } from 'node:fs';
import type { Schemas } from '@campus-procurement/sdk';
// Reads marker by marker, as the decoders of browsers do; readers that search for a size find the one that an attacker has put there.
import probe from 'probe-image-size/stream.js';

/** How large a picture is when it is shown. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The size that the header of a picture names, in pixels; no more is read than that. Null if it names none. */
export async function pictureSizeOf(path: string, contentType: Schemas['FileContentType']): Promise<PictureSize | null> {
  const content = createReadStream(path);
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
