import { hasKeyword } from '#platform/lists/keyword.ts';
import { absent, type RecordSource } from '#platform/panels/recordSource.ts';
import { documentRights, visibleDocuments } from './visibleDocuments.ts';

/** The documents that the caller sees, by name. Everybody with a role may list them. */
export const documentSource: RecordSource = (keyword, context) =>
  visibleDocuments(context, documentRights(context))
    .where(hasKeyword(['downloadDoc.docName'], keyword))
    .select(['downloadDoc.companyId', 'downloadDoc.id', 'downloadDoc.docName as title', 'downloadDoc.docVersion as detail'])
    .select([absent.as('code'), absent.as('channel')]);
