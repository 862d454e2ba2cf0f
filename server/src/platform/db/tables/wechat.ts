import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated } from 'kysely';
import type { Language, Params } from '../../i18n/language.ts';
import type { Tracked } from '../columns.ts';

/** A WeChat account that receives the messages of a user, or did so earlier. */
interface WechatReceiverTable extends Tracked {
  companyId: string;
  id: string;
  userId: string;
  openId: string;
  nickName: string | null;
  nickNameNotes: string | null;
  bindTime: Date;
  pushState: boolean;
  bindStatus: 'BOUND' | 'CANCELLED';
  /** One of the five places that each user has for bound accounts. */
  slot: number | null;
  /** The language of messages pushed to the account. */
  language: Generated<Language>;
}

/** A code that binds the WeChat account that scans it. */
interface WechatBindAttemptTable {
  companyId: string;
  /** The content of the code. */
  id: string;
  userId: string;
  status: 'WAITING' | 'BOUND' | 'CANCELLED';
  nickName: string | null;
  expireTime: Date;
  /** The language of the user who made the code. */
  language: Generated<Language>;
}

/** Subscribes a WeChat account to the messages of a scene. */
interface MessageSceneRelationTable {
  companyId: string;
  id: string;
  receiverId: string;
  sceneCode: Schemas['SceneCode'];
  createTime: Date;
}

/** A message that is being pushed, or was pushed, to a WeChat account. */
interface WechatSendLogTable {
  companyId: string;
  id: string;
  receiverId: string;
  sceneCode: Schemas['SceneCode'];
  /** Values for the sentences of the scene. */
  params: ColumnType<Params, string, never>;
  status: Schemas['WechatSendStatus'];
  /** When WeChat accepted it. */
  sendTime: Date | null;
  retryTimes: Generated<number>;
  /** Why the last attempt failed. */
  error: string | null;
  /** The process that is about to push the message, and until when no other may; null for none. */
  claimedBy: Generated<string | null>;
  claimUntil: Generated<Date | null>;
  createTime: Date;
}

export interface WechatTables {
  messageSceneRelation: MessageSceneRelationTable;
  wechatSendLog: WechatSendLogTable;
  wechatReceiver: WechatReceiverTable;
  wechatBindAttempt: WechatBindAttemptTable;
}
