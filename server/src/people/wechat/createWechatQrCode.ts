import type { Output } from '@campus-procurement/sdk';
import { renderSVG } from 'uqr';
import { v7 as newId } from 'uuid';
import { notSetUp } from '#platform/auth/notSetUp.ts';
import { countInWindow } from '#platform/auth/windowLimit.ts';
import type { Context } from '#platform/context/context.ts';
import { withoutTransaction } from '#platform/contract/handlerMarks.ts';
import { Failure, tooManyAttempts } from '#platform/failure/failure.ts';
import { maxReceivers } from '#platform/wechat/confirmScan.ts';
import { newAttempt } from './newAttempt.ts';

const expireSeconds = 300;
/** Codes per user and hour. Each one costs a call to WeChat. */
const codesPerHour = 30;

/** Creates a code. Not in a transaction, because it calls WeChat. */
export const createWechatQrCode = withoutTransaction(
  async (_input: object, context: Context): Promise<Output<'createWechatQrCode'>> => {
    const { db, session, now, wechat } = context;
    if (!wechat) throw await notSetUp('WECHAT_APP_ID', context);
    const { total } = await db
      .selectFrom('wechatReceiver')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where((eb) => eb.and({ companyId: session.companyId, userId: session.userId, bindStatus: 'BOUND' }))
      .executeTakeFirstOrThrow();
    if (total >= maxReceivers) throw new Failure('receiversFull', { params: { limit: maxReceivers } });
    const window = { kind: 'user' as const, subject: `wechat ${session.userId}`, windowMs: 3600_000, limit: codesPerHour };
    const { end, isCounted } = await countInWindow(db, window, now);
    if (!isCounted) throw tooManyAttempts(end, now);

    const sceneKey = newId();
    const link = await wechat.bindingLink(sceneKey, expireSeconds);
    await newAttempt(context, sceneKey, new Date(now.getTime() + expireSeconds * 1000));
    const picture = Buffer.from(renderSVG(link, { ecc: 'M' })).toString('base64');
    return { sceneKey, qrCode: `data:image/svg+xml;base64,${picture}`, expireSeconds };
  },
);
