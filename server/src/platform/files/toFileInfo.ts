import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Selectable } from 'kysely';
import type { Context } from '../context/context.ts';
import type { FileTable } from '../db/tables/files.ts';
import { addressesOf } from './fileAddress.ts';
import { shownFileName } from './fileName.ts';

/** Returns a file as the API shows it, with a new address that permits reading it. */
export async function toFileInfo(row: Selectable<FileTable>, context: Pick<Context, 'db' | 'now'>): Promise<Schemas['FileInfo']> {
  const [info] = await toFileInfos([row], context);
  return info as Schemas['FileInfo'];
}

/** Returns files of a company as the API shows them, by id. */
export async function fileInfosById(
  companyId: string,
  ids: string[],
  context: Pick<Context, 'db' | 'now'>,
): Promise<Map<string, Schemas['FileInfo']>> {
  if (ids.length === 0) return new Map();
  const rows = await context.db
    .selectFrom('file')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  return new Map((await toFileInfos(rows, context)).map((info) => [info.id, info]));
}

/** Returns several files as the API shows them, in the same order. */
export async function toFileInfos(
  rows: Selectable<FileTable>[],
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<Schemas['FileInfo'][]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { addresses, expireTime } = await addressesOf(db, ids, now);
  return rows.map(({ companyId: _, storageKey: _key, createBy: _by, createTime, fileName, ...shown }, index) => {
    const url = addresses[index] as string;
    return {
      ...shown,
      fileName: shownFileName(fileName),
      url,
      urlExpireTime: isoTime(expireTime),
      createTime: isoTime(createTime),
    };
  });
}
