import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated } from 'kysely';
import type { Language, Params } from '../../i18n/language.ts';
import type { Tracked } from '../tables.ts';

/** A WeChat account that receives the messages of a user, or has done so. */
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
  /** One of the five places that a user has for bound accounts. */
  slot: number | null;
  /** In which messages are pushed to it. */
  language: Generated<Language>;
}

/** A code that binds whoever scans it. */
interface WechatBindAttemptTable {
  companyId: string;
  /** What the code says. */
  id: string;
  userId: string;
  status: 'WAITING' | 'BOUND' | 'CANCELLED';
  nickName: string | null;
  expireTime: Date;
  /** Of whoever has made it. */
  language: Generated<Language>;
}

/** A WeChat account receives the messages of a scene. */
interface MessageSceneRelationTable {
  companyId: string;
  id: string;
  receiverId: string;
  sceneCode: Schemas['SceneCode'];
  createTime: Date;
}

/** A message on its way to a WeChat account, or there. */
interface WechatSendLogTable {
  companyId: string;
  id: string;
  receiverId: string;
  sceneCode: Schemas['SceneCode'];
  /** Fill the sentences of the scene. */
  params: ColumnType<Params, string, never>;
  status: Schemas['WechatSendStatus'];
  /** When WeChat took it. */
  sendTime: Date | null;
  retryTimes: Generated<number>;
  /** Why it was not taken last. */
  error: string | null;
  /** Who is about to push it, and until when; null for nobody. */
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
