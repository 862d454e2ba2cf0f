import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { unbindWechat, updateWechatNickNameNotes, updateWechatPushState } from './changeReceiver.ts';
import { createWechatQrCode } from './createWechatQrCode.ts';
import { isWechatBound } from './isWechatBound.ts';
import { queryWechatReceiverPage } from './queryWechatReceiverPage.ts';

export const wechat = {
  createWechatQrCode,
  isWechatBound,
  queryWechatReceiverPage,
  updateWechatPushState,
  updateWechatNickNameNotes,
  unbindWechat,
} satisfies Partial<Handlers<Context>>;
