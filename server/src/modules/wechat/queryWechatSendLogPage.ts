import type { Input, Schemas } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import type { Params } from '../../i18n/language.ts';
import { type Language, say } from '../../i18n/language.ts';
import { isoTime, isoTimeOrNull } from '../isoTime.ts';
import { ordered, orderOf } from '../order.ts';
import { readPage } from '../page.ts';
import { visibleReceivers } from './visibleReceivers.ts';

/** What was pushed to the receivers that the caller sees, the newest first. */
export async function queryWechatSendLogPage(
  { query = {} }: Input<'queryWechatSendLogPage'>,
  context: Context,
): Promise<Schemas['WechatSendLogPage']> {
  const { receiverId, sceneCode, status, createTimeStart, createTimeEnd, sort = 'createTime,desc' } = query;
  let found = (await visibleReceivers(context)).innerJoin('wechatSendLog as log', (join) =>
    join.onRef('log.companyId', '=', 'receiver.companyId').onRef('log.receiverId', '=', 'receiver.id'),
  );
  if (receiverId !== undefined) found = found.where('log.receiverId', '=', receiverId);
  if (sceneCode !== undefined) found = found.where('log.sceneCode', '=', sceneCode);
  if (status !== undefined) found = found.where('log.status', '=', status);
  if (createTimeStart !== undefined) found = found.where('log.createTime', '>=', new Date(createTimeStart));
  if (createTimeEnd !== undefined) found = found.where('log.createTime', '<', new Date(createTimeEnd));
  const counted = found.select((eb) => eb.fn.countAll<number>().as('total'));
  const rows = found
    .select(['log.id', 'log.receiverId', 'receiver.nickNameNotes', 'receiver.nickName', 'user.name as userName'])
    .select(['log.sceneCode', 'log.params', 'log.status', 'log.sendTime', 'log.retryTimes', 'log.error', 'log.createTime'])
    .orderBy(ordered(orderOf('log', sort)));
  return readPage(query, counted, rows, (row) => toLog(row, context.language));
}

interface Row extends Omit<Schemas['WechatSendLog'], 'receiverName' | 'sceneName' | 'title' | 'sendTime' | 'createTime'> {
  nickName: string | null;
  nickNameNotes: string | null;
  params: Params;
  sendTime: Date | null;
  createTime: Date;
}

function toLog(
  { nickName, nickNameNotes, params, sendTime, createTime, ...row }: Row,
  language: Language,
): Schemas['WechatSendLog'] {
  return {
    ...row,
    receiverName: nickNameNotes ?? nickName,
    sceneName: say(language, 'messageScene', row.sceneCode),
    title: say(language, 'messageTitle', row.sceneCode, params),
    sendTime: isoTimeOrNull(sendTime),
    createTime: isoTime(createTime),
  };
}
