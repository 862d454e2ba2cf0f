import type { Schemas } from '@campus-procurement/sdk';

type Named = Pick<Schemas['WechatReceiver'], 'nickNameNotes' | 'nickName' | 'openId'>;

/** Returns the name of a receiver. WeChat may not provide the nickname. */
export const receiverName = ({ nickNameNotes, nickName, openId }: Named) => nickNameNotes ?? nickName ?? openId;
