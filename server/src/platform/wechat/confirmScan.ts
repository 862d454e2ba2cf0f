import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Language } from '../i18n/language.ts';

/** A WeChat account that has scanned a code. */
export interface Scan {
  sceneKey: string;
  openId: string;
  /** Null if WeChat does not provide it. */
  nickName: string | null;
}

/** The most WeChat accounts that receive the messages of one user. */
export const maxReceivers = 5;

/**
 * Binds the WeChat account that has scanned a code to the user who made the code. A code binds once. The attempt is cancelled if the
 * account belongs to another user, or if the user already has five. A second scan changes nothing.
 */
export function confirmScan(db: Kysely<Tables>, scan: Scan, now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { sceneKey, openId, nickName } = scan;
    const attempt = await trx
      .updateTable('wechatBindAttempt')
      .set({ status: 'BOUND', nickName })
      .where('id', '=', sceneKey)
      .where('status', '=', 'WAITING')
      .where('expireTime', '>', now)
      .returning(['companyId', 'userId', 'language'])
      .executeTakeFirst();
    if (!attempt) return;
    const isBound = (await bind(trx, attempt, scan, now)) || (await isBoundTo(trx, attempt, openId));
    if (isBound) return;
    await trx.updateTable('wechatBindAttempt').set({ status: 'CANCELLED' }).where('id', '=', sceneKey).execute();
  });
}

interface User {
  companyId: string;
  userId: string;
}

/** The user who made the code, and the language in which they made it, which pushed messages use. */
interface Attempt extends User {
  language: Language;
}

/** The unique indexes decide: a WeChat account is bound once, and a user has five places with one account each. */
async function bind(db: Kysely<Tables>, user: Attempt, { openId, nickName }: Scan, now: Date): Promise<boolean> {
  const { name } = await db
    .selectFrom('appUser')
    .select('name')
    .where((eb) => eb.and({ companyId: user.companyId, id: user.userId }))
    .executeTakeFirstOrThrow();
  const made = { createTime: now, createByName: name, updateTime: now, updateByName: name };
  for (let slot = 1; slot <= maxReceivers; slot += 1) {
    const row = await db
      .insertInto('wechatReceiver')
      .values({
        ...user,
        id: newId(),
        openId,
        nickName,
        nickNameNotes: null,
        bindTime: now,
        pushState: true,
        bindStatus: 'BOUND' as const,
        slot,
        ...made,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

async function isBoundTo(db: Kysely<Tables>, user: User, openId: string): Promise<boolean> {
  const found = await db
    .selectFrom('wechatReceiver')
    .select('id')
    .where((eb) => eb.and({ ...user, openId, bindStatus: 'BOUND' }))
    .executeTakeFirst();
  return found !== undefined;
}
