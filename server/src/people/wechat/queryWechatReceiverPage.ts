import type { Input, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import { receiversWithin, visibleReceivers } from './visibleReceivers.ts';

export async function queryWechatReceiverPage(
  { query = {} }: Input<'queryWechatReceiverPage'>,
  context: Context,
): Promise<Schemas['WechatReceiverPage']> {
  const { id, keyword, pushState, bindStatus, own, sort } = query;
  const { userId } = context.session;
  let found = await visibleReceivers(context);
  if (pushState !== undefined) found = found.where('receiver.pushState', '=', pushState);
  if (bindStatus !== undefined) found = found.where('receiver.bindStatus', '=', bindStatus);
  if (id !== undefined) found = found.where('receiver.id', '=', id);
  if (own !== undefined) found = found.where('receiver.userId', own ? '=' : '<>', userId);
  if (keyword !== undefined) {
    const columns = ['receiver.nickName', 'receiver.nickNameNotes', 'user.name'] as const;
    found = found.where((eb) => eb.or(columns.map((column) => eb(column, 'ilike', containing(keyword)))));
  }
  return readPage(
    query,
    found.select(['receiver.companyId', 'receiver.id']),
    orderOf('receiver', sort ?? 'bindTime,desc'),
    (keys) => receiverRows(receiversWithin('ALL', context).where(hasKey('receiver', keys))),
    (row) => toReceiver(row, userId),
    context,
  );
}

function receiverRows(found: ReturnType<typeof receiversWithin>) {
  return found
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'user.companyId').onRef('dept.id', '=', 'user.deptId'))
    .select(['receiver.companyId', 'receiver.id', 'receiver.openId', 'receiver.nickName', 'receiver.nickNameNotes'])
    .select(['user.name as userName', 'dept.deptName', 'receiver.bindTime', 'receiver.pushState', 'receiver.bindStatus'])
    .select(['receiver.version', 'receiver.userId', 'receiver.language'])
    .select((eb) =>
      eb
        .selectFrom('messageSceneRelation as relation')
        .select((count) => count.fn.countAll<number>().as('scenes'))
        .whereRef('relation.companyId', '=', 'receiver.companyId')
        .whereRef('relation.receiverId', '=', 'receiver.id')
        .$asScalar()
        .$notNull()
        .as('sceneCount'),
    )
    .select(['receiver.createTime', 'receiver.createByName', 'receiver.updateTime', 'receiver.updateByName']);
}

interface Row extends Omit<Schemas['WechatReceiver'], 'own' | 'bindTime' | 'createTime' | 'updateTime' | 'allowedActions'> {
  companyId: string;
  userId: string;
  bindTime: Date;
  createTime: Date;
  updateTime: Date;
}

function toReceiver(
  { companyId: _, userId, openId, bindTime, createTime, updateTime, ...row }: Row,
  caller: string,
): Schemas['WechatReceiver'] {
  const push = row.pushState ? ('DISABLE_PUSH' as const) : ('ENABLE_PUSH' as const);
  return {
    ...row,
    own: userId === caller,
    openId: `${openId.slice(0, 4)}****${openId.slice(-4)}`,
    bindTime: isoTime(bindTime),
    createTime: isoTime(createTime),
    updateTime: isoTime(updateTime),
    allowedActions: row.bindStatus === 'BOUND' ? ['EDIT_NOTE', push, 'UNBIND'] : [],
  };
}
