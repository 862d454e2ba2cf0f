import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { platformId } from '#platform/values/platform.ts';

interface Entry {
  companyId: string;
  dictType: string;
  dictValue: string;
}

type Search = (entry: Entry, db: Kysely<Tables>) => Promise<unknown>;

/** Returns whether rows contain the value of an entry: rows of its school, or of any school for an entry of the platform. */
export async function isStored(entry: Entry, db: Kysely<Tables>): Promise<boolean> {
  const search = searches[entry.dictType];
  return search !== undefined && (await search(entry, db)) !== undefined;
}

/** By type, searches in the columns that contain values of the dictionary. */
const searches: Record<string, Search> = {
  campus({ companyId, dictValue }, db) {
    const found = db.selectFrom('dept').select('id').where('campus', '=', dictValue).limit(1);
    return (companyId === platformId ? found : found.where('companyId', '=', companyId)).executeTakeFirst();
  },
  company_type({ companyId, dictValue }, db) {
    const found = db.selectFrom('supplier').select('id').where('companyType', '=', dictValue).limit(1);
    return (companyId === platformId ? found : found.where('companyId', '=', companyId)).executeTakeFirst();
  },
  qualification_type({ companyId, dictValue }, db) {
    const found = db.selectFrom('supplierQualification').select('id').where('qualType', '=', dictValue).limit(1);
    return (companyId === platformId ? found : found.where('companyId', '=', companyId)).executeTakeFirst();
  },
  news_category: articlesOf('NEWS'),
  faq_category: articlesOf('FAQ'),
  guide_category: articlesOf('GUIDELINE'),
  lighthouse_category: articlesOf('LIGHTHOUSE'),
  doc_type({ companyId, dictValue }, db) {
    const found = db.selectFrom('downloadDoc').select('id').where('docType', '=', dictValue).limit(1);
    return (companyId === platformId ? found : found.where('companyId', '=', companyId)).executeTakeFirst();
  },
};

function articlesOf(channel: Schemas['ArticleChannel']): Search {
  return ({ companyId, dictValue }, db) => {
    const found = db
      .selectFrom('article')
      .select('id')
      .where('categoryCode', '=', dictValue)
      .where('channel', '=', channel)
      .limit(1);
    return (companyId === platformId ? found : found.where('companyId', '=', companyId)).executeTakeFirst();
  };
}
