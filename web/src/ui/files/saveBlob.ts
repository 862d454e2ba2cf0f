import { downloadFile } from './downloadFile.ts';

/** Has the browser save what has been made here. */
export function saveBlob(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  downloadFile({ url, fileName });
  // Only when the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
