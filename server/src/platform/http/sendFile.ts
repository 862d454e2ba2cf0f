import { shownFileName } from '../files/fileName.ts';
import type { FileAnswer } from '../files/receivedFile.ts';

/**
 * Returns a response with the content of a file: always an attachment, so that no browser shows it as one of our pages. If a browser does,
 * the content can run and load nothing.
 */
export function sendFile({ fileName, contentType, size, content }: FileAnswer): Response {
  // Node and the DOM declare the same class with two types.
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

/** Encodes text that is not ASCII, as RFC 8187 defines it. */
function extended(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
