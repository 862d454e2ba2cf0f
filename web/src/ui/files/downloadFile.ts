import type { Schemas } from '@campus-procurement/sdk';
import { visibleFileName } from './visibleFileName.ts';

/** Has the browser save a file; the server sends it as an attachment, so that the page stays. */
export function downloadFile({ url, fileName }: Pick<Schemas['FileInfo'], 'url' | 'fileName'>): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = visibleFileName(fileName);
  link.click();
}
