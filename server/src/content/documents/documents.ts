import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { deleteDownloadDoc, updateDownloadDoc } from './changeDocument.ts';
import { downloadDoc } from './downloadDoc.ts';
import { queryDownloadDocPage } from './queryDownloadDocPage.ts';
import { saveDownloadDoc } from './saveDownloadDoc.ts';

export const documents = {
  queryDownloadDocPage,
  downloadDoc,
  saveDownloadDoc,
  updateDownloadDoc,
  deleteDownloadDoc,
} satisfies Partial<Handlers<Context>>;
