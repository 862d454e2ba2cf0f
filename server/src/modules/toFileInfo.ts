import type { Schemas } from '@campus-procurement/sdk';
import type { Selectable } from 'kysely';
import type { Context } from '../context.ts';
import type { FileTable } from '../db/tables/files.ts';
import { addressesOf } from '../files/fileAddress.ts';
import { isoTime } from './isoTime.ts';

/** A file as the API shows it to whoever may read it, with a fresh address. */
export async function toFileInfo(
  row: Selectable<FileTable>,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<Schemas['FileInfo']> {
  const { companyId: _, storageKey: _key, createBy: _by, createTime, ...shown } = row;
  const { addresses, expireTime } = await addressesOf(db, [row.id], now);
  const [url] = addresses as [string];
  return { ...shown, url, urlExpireTime: isoTime(expireTime), createTime: isoTime(createTime) };
}
