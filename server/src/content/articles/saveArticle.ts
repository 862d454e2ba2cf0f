import type { Schemas } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { draftAgain } from '#platform/records/publication.ts';
import { type ArticleFields, articleColumns } from './articleColumns.ts';
import { storeFiles } from './articleFiles.ts';
import type { Channel } from './channels.ts';

const constraints = { article_company_id_fkey: () => invalid({ field: 'companyId', rule: 'exists' }) };

/** The values of fields that are left out. */
const unset = {
  categoryCode: null,
  summary: null,
  source: null,
  author: null,
  caseAmount: null,
  caseSavingRate: null,
  expireTime: null,
  top: false,
  popup: false,
  targetRoles: [],
  steps: '[]',
  sort: 0,
};

type Body = ArticleFields & Pick<Schemas['ArticleInput'], 'title' | 'content' | 'companyId'>;

/** Creates a draft. The pipeline refuses a `companyId` of another school, except with data scope ALL. */
export async function saveArticle(channel: Channel, body: Body, context: Context): Promise<Schemas['CreatedRow']> {
  const { db, session } = context;
  const { companyId = session.companyId, title, content, coverId, attachmentIds, ...fields } = body;
  const columns = await articleColumns(channel, companyId, { ...fields, title, content }, context);
  const id = newId();
  const key = { companyId, id, channel: channel.name };
  const row = { ...unset, title, content, ...columns, ...key, ...draftAgain, ...madeBy(context) };
  await refusedBy(constraints, db.insertInto('article').values(row).execute());
  await storeFiles(key, { coverId, attachmentIds, content: columns.content }, context);
  return { id };
}
