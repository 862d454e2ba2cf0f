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
}

export interface WechatTables {
  wechatReceiver: WechatReceiverTable;
  wechatBindAttempt: WechatBindAttemptTable;
}
