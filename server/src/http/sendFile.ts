import { shownFileName } from '../files/fileName.ts';
import type { FileAnswer } from '../files/receivedFile.ts';

/**
 * The content of a file as an answer: always an attachment, so that no browser shows it as a page of ours; should one do so all the
 * same, it may run and load nothing.
 */
export function sendFile({ fileName, contentType, size, content }: FileAnswer): Response {
  // Node's own type of the same class.
  return new Response(content as BodyInit, {
    headers: {
      'content-type': contentType,
      'content-length': String(size),
      'content-disposition': `attachment; filename*=UTF-8''${extended(shownFileName(fileName))}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  });
}

/** As RFC 8187 writes what is not ASCII. */
function extended(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
