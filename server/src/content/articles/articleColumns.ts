import type { Schemas } from '@campus-procurement/sdk';
import { refuseUnknownRoles } from '#platform/auth/targetRoles.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { richText } from '#platform/values/richText.ts';
import { isDictValue } from '#settings/dictionary/public.ts';
import type { Channel } from './channels.ts';

/** All fields that users can write in any of the channels. */
export type ArticleFields = Omit<Schemas['ArticleChanges'], 'version'> &
  Pick<Schemas['SystemAnnouncementChanges'], 'popup'> &
  Pick<Schemas['GuidelineChanges'], 'steps'> &
  Pick<Schemas['LighthouseChanges'], 'caseAmount' | 'caseSavingRate'>;

/** Without the files, which `storeFiles` stores. */
type WrittenFields = Omit<ArticleFields, 'coverId' | 'attachmentIds'>;

/**
 * Returns the columns for the fields of an article, with sanitised text.
 * @throws Failure `invalid` with rule `exists` (category, roles) or `future` (expiry), or a failure of `richText`
 */
export async function articleColumns(channel: Channel, companyId: string, fields: WrittenFields, context: Context) {
  const { content, steps, expireTime, ...plain } = fields;
  await refuseUnknown(channel, companyId, fields, context);
  const expires = expireTime === undefined || expireTime === null ? expireTime : new Date(expireTime);
  if (expires && expires <= context.now) throw invalid({ field: 'expireTime', rule: 'future' });
  return {
    ...plain,
    ...(content !== undefined && { content: richText('content', content) }),
    ...(steps !== undefined && { steps: JSON.stringify(steps.map((step) => ({ routeName: null, ...step }))) }),
    ...(expires !== undefined && { expireTime: expires }),
  };
}

async function refuseUnknown({ dictType }: Channel, companyId: string, fields: WrittenFields, { db }: Context) {
  const { categoryCode, targetRoles } = fields;
  if (dictType && typeof categoryCode === 'string' && !(await isDictValue(db, companyId, dictType, categoryCode))) {
    throw invalid({ field: 'categoryCode', rule: 'exists' });
  }
  await refuseUnknownRoles(db, companyId, targetRoles);
}
