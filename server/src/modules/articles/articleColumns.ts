import type { Schemas } from '@campus-procurement/sdk';
import { refuseUnknownRoles } from '../../auth/targetRoles.ts';
import type { Context } from '../../context/context.ts';
import { invalid } from '../../failure/failure.ts';
import { richText } from '../../values/richText.ts';
import { isDictValue } from '../dictionary/public.ts';
import type { Channel } from './channels.ts';

/** What any channel lets people write. */
export type ArticleFields = Omit<Schemas['ArticleChanges'], 'version'> &
  Pick<Schemas['SystemAnnouncementChanges'], 'popup'> &
  Pick<Schemas['GuidelineChanges'], 'steps'> &
  Pick<Schemas['LighthouseChanges'], 'caseAmount' | 'caseSavingRate'>;

/** Files are stored beside it, see `storeFiles`. */
type WrittenFields = Omit<ArticleFields, 'coverId' | 'attachmentIds'>;

/**
 * What was written, as it is stored; the text is sanitised.
 * @throws Failure `invalid` with rule `exists` (category, roles), `future` (expiry) or what `richText` throws
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
