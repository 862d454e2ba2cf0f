import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import type { ProjectRow } from '../records/public.ts';
import { addressed, mostAtOnce, type Told } from './tellOfBidding.ts';

/** Tells suppliers of a bidding that they may quote for. */
export async function tellSuppliers(
  { companyId, id, companyName, projectName: title }: ProjectRow,
  suppliers: readonly Told[],
  { notice, endTime }: { notice: 'PUBLISHED' | 'REMINDER' | 'EXTENDED' | 'RESUMED'; endTime: Date },
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  const params = { title, companyName, notice, endTime: isoTime(endTime).slice(0, 16).replace('T', ' ') };
  const to = addressed(companyId, suppliers);
  for (let from = 0; from < to.length; from += mostAtOnce) {
    const some = to.slice(from, from + mostAtOnce);
    await sendMessage(db, { to: some, sceneCode: 'BIDDING_INVITE', params, biz: { type: 'PROJECT', id } }, now);
  }
}
