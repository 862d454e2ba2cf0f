import type { Input, Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';

export async function isWechatBound({ query }: Input<'isWechatBound'>, context: Context): Promise<Schemas['WechatBinding']> {
  const sceneKey = query?.sceneKey;
  return sceneKey === undefined ? anyBinding(context) : bindingBy(sceneKey, context);
}

/** Returns the state of a code. */
async function bindingBy(id: string, { db, session, now }: Context): Promise<Schemas['WechatBinding']> {
  const attempt = await db
    .selectFrom('wechatBindAttempt')
    .select(['status', 'nickName', 'expireTime'])
    .where((eb) => eb.and({ companyId: session.companyId, userId: session.userId, id }))
    .executeTakeFirst();
  if (!attempt) throw new Failure('missing');
  const { nickName, expireTime } = attempt;
  const status = attempt.status === 'WAITING' && expireTime <= now ? 'UNBOUND' : attempt.status;
  return { bind: status === 'BOUND', status, nickName: status === 'BOUND' ? nickName : null };
}

/** Returns the caller's newest bound account, if there is one. */
async function anyBinding({ db, session }: Context): Promise<Schemas['WechatBinding']> {
  const receiver = await db
    .selectFrom('wechatReceiver')
    .select('nickName')
    .where((eb) => eb.and({ companyId: session.companyId, userId: session.userId, bindStatus: 'BOUND' }))
    .orderBy('bindTime', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!receiver) return { bind: false, status: 'UNBOUND', nickName: null };
  return { bind: true, status: 'BOUND', nickName: receiver.nickName };
}
