import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { unbindWechat, updateWechatNickNameNotes, updateWechatPushState } from './changeReceiver.ts';
import { createWechatQrCode } from './createWechatQrCode.ts';
import { isWechatBound } from './isWechatBound.ts';
import { queryWechatReceiverPage } from './queryWechatReceiverPage.ts';
import { queryWechatSendLogPage } from './queryWechatSendLogPage.ts';
import {
  addMessageSceneRelation,
  deleteMessageSceneRelation,
  listMessageSceneSubjects,
  listWechatMessageScenes,
  queryMessageScenesNotAdded,
} from './subscriptions.ts';

export const wechat = {
  createWechatQrCode,
  isWechatBound,
  queryWechatReceiverPage,
  updateWechatPushState,
  updateWechatNickNameNotes,
  unbindWechat,
  queryWechatSendLogPage,
  listWechatMessageScenes,
  queryMessageScenesNotAdded,
  addMessageSceneRelation,
  deleteMessageSceneRelation,
  listMessageSceneSubjects,
} satisfies Partial<Handlers<Context>>;
