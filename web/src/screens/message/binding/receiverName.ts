import type { Schemas } from '@campus-procurement/sdk';

type Named = Pick<Schemas['WechatReceiver'], 'nickNameNotes' | 'nickName' | 'openId'>;

/** What a receiver is called: WeChat may not tell the nickname. */
export const receiverName = ({ nickNameNotes, nickName, openId }: Named) => nickNameNotes ?? nickName ?? openId;
