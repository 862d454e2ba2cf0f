import { fileContents } from './documents.ts';
import { pictureContents } from './productImages.ts';
import { purchaseContents } from './purchaseFiles.ts';

/** What makes the contents of the demo files, by their keys. */
export const demoContents = new Map<string, () => Buffer>([
  ...[...fileContents, ...purchaseContents].map(([key, content]) => [key, () => content] as const),
  ...pictureContents,
]);
