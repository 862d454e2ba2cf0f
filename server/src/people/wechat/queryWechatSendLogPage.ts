import type { Input, Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { type Language, type Params, say } from '#platform/i18n/language.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList, readPage } from '#platform/lists/page.ts';
import { receiverReach, receiversWithin } from './visibleReceivers.ts';

/** Returns one page of the messages pushed to the receivers that the caller sees, the newest first. */
export async function queryWechatSendLogPage(
  { query = {} }: Input<'queryWechatSendLogPage'>,
  context: Context,
): Promise<Schemas['WechatSendLogPage']> {
  const { sort = 'createTime,desc', ...filters } = query;
  return readPage(
    query,
    filtered(await visibleLog(context), filters).select(['log.companyId', 'log.id']),
    orderOf('log', sort),
    (keys) => logRows(context, keys),
    (row) => toLog(row, context.language),
    context,
  );
}

type Filters = Omit<NonNullable<Input<'queryWechatSendLogPage'>['query']>, 'current' | 'size' | 'sort'>;
type FoundLog = Awaited<ReturnType<typeof visibleLog>>;

/** Selects the log that the caller sees. The receivers are read only if the caller sees less than a whole school. */
async function visibleLog(context: Context) {
  const { db, session } = context;
  const log = db.selectFrom('wechatSendLog as log');
  const reach = await receiverReach(context);
  if (reach === 'ALL') return log;
  const ofSchool = log.where('log.companyId', '=', session.companyId);
  if (reach === 'SCHOOL') return ofSchool;
  return ofSchool.where('log.receiverId', 'in', receiversWithin(reach, context).select('receiver.id'));
}

function filtered(log: FoundLog, { receiverId, sceneCode, status, createTimeStart, createTimeEnd }: Filters): FoundLog {
  let found = log;
  if (receiverId !== undefined) found = found.where('log.receiverId', '=', receiverId);
  if (sceneCode !== undefined) found = found.where('log.sceneCode', '=', sceneCode);
  if (status !== undefined) found = found.where('log.status', '=', status);
  if (createTimeStart !== undefined) found = found.where('log.createTime', '>=', new Date(createTimeStart));
  if (createTimeEnd !== undefined) found = found.where('log.createTime', '<', new Date(createTimeEnd));
  return found;
}

function logRows({ db }: Context, keys: KeyList) {
  return db
    .selectFrom('wechatSendLog as log')
    .innerJoin('wechatReceiver as receiver', (join) =>
      join.onRef('receiver.companyId', '=', 'log.companyId').onRef('receiver.id', '=', 'log.receiverId'),
    )
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'receiver.companyId').onRef('user.id', '=', 'receiver.userId'),
    )
    .where(hasKey('log', keys))
    .select(['log.companyId', 'log.id', 'log.receiverId', 'receiver.nickNameNotes', 'receiver.nickName', 'user.name as userName'])
    .select(['log.sceneCode', 'log.params', 'log.status', 'log.sendTime', 'log.retryTimes', 'log.error', 'log.createTime']);
}

interface Row extends Omit<Schemas['WechatSendLog'], 'receiverName' | 'sceneName' | 'title' | 'sendTime' | 'createTime'> {
  companyId: string;
  nickName: string | null;
  nickNameNotes: string | null;
  params: Params;
  sendTime: Date | null;
  createTime: Date;
}

function toLog(
  { companyId: _, nickName, nickNameNotes, params, sendTime, createTime, ...row }: Row,
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
