import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { entryOf, idsOf } from '#ui/fields/fileEntry.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';
import type { Document } from './documentColumns.tsx';

export const limits = { docName: 100, docVersion: 20, sort: 4 };

/** The rules of `DownloadDocInput` in the API description, with their messages. */
export function documentSchema(t: Translate) {
  const { chosen, required, files, sort } = fieldRules(t);
  return z.object({
    docName: required('documents.name'),
    docType: chosen('documents.type'),
    docVersion: z.string().check(z.trim()),
    fileId: files.check(z.minLength(1, t('validation.upload', { label: t('documents.file') }))),
    targetRoles: z.array(z.string()),
    sort,
    status: z.enum(['ENABLED', 'DISABLED']),
  });
}

export type DocumentValues = z.infer<ReturnType<typeof documentSchema>>;

export function valuesOf(document: Document | null): DocumentValues {
  if (!document) return { docName: '', docType: '', docVersion: '', fileId: [], targetRoles: [], sort: '0', status: 'ENABLED' };
  const { docName, docType, docVersion, fileId, fileName, fileSize, contentType, targetRoles, sort, status } = document;
  const file = entryOf({ id: fileId, fileName, fileSize, contentType });
  const texts = { docName, docType, docVersion: docVersion ?? '', sort: String(sort) };
  return { ...texts, fileId: [file], targetRoles: targetRoles.toSorted(), status };
}

export function bodyOf({ docVersion, fileId, sort, ...values }: DocumentValues) {
  // The rules require a file, so the default is never used.
  const [file = ''] = idsOf(fileId);
  return { ...values, docVersion: docVersion || null, fileId: file, sort: Number(sort) };
}
