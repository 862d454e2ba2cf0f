import { createHash } from 'node:crypto';
import { dayMs, minuteMs } from '@campus-procurement/sdk/time';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { inboxMessages } from './inboxMessages.ts';
import { reviewers } from './people.ts';
import { seedTime } from './seedTime.ts';
import { users } from './users.ts';

/** Whose accounts come first: those that documentation and examples show. */
const first = seedId('user', 103);

/** 26 bound accounts, and four that were unbound a month later; the first user has one of each. */
export function wechatReceivers(): Insertable<Tables['wechatReceiver']>[] {
  const staff = users('').filter(({ status, userType }) => status === 'ENABLED' && userType === 'STAFF');
  const [own, others] = [staff.filter(({ id }) => id === first), staff.filter(({ id }) => id !== first)];
  // From all schools.
  const ordered = [...own, ...others.filter((_, index) => index % Math.floor(others.length / 25) === 0)].slice(0, 26);
  const bound = ordered.map((user, index) => receiver(user, index, false));
  const unbound = ordered.slice(0, 4).map((user, index) => receiver(user, 26 + index, true));
  return [...bound, ...unbound];
}

function receiver(
  { companyId, id: userId, name }: { companyId: string; id: string; name: string },
  index: number,
  isOver: boolean,
) {
  const id = seedId('wechatReceiver', 5301 + index);
  const bindTime = new Date(seedTime.getTime() - (index * 9 + 180) * dayMs + ((index * 37) % 480) * minuteMs);
  const updateTime = isOver ? new Date(bindTime.getTime() + 4 * dayMs) : bindTime;
  return {
    companyId,
    id,
    userId,
    openId: `oX5g${createHash('sha256').update(id).digest('base64url').slice(0, 24)}`,
    nickName: name.slice(1),
    nickNameNotes: index % 5 === 0 ? '本人' : null,
    bindTime,
    pushState: !isOver && index % 7 !== 6,
    bindStatus: isOver ? ('CANCELLED' as const) : ('BOUND' as const),
    slot: isOver ? null : 1,
    createTime: bindTime,
    createByName: name,
    updateTime,
    updateByName: name,
    language: index % 9 === 8 ? ('en-US' as const) : ('zh-CN' as const),
    version: isOver ? 2 : 1,
  };
}

const reviewing = new Set(reviewers.map(({ n }) => seedId('user', n)));

/**
 * Every bound account receives the messages about reset passwords, all but the first one announcements, and those of reviewers what
 * they review suppliers by.
 */
export function messageSceneRelations(): Insertable<Tables['messageSceneRelation']>[] {
  const bound = wechatReceivers().filter(({ bindStatus }) => bindStatus === 'BOUND');
  const boundReviewers = bound.filter(({ userId }) => reviewing.has(userId));
  const subscribed = [
    ...bound.map((receiver) => ({ receiver, sceneCode: 'PASSWORD_RESET' as const })),
    ...bound.slice(1).map((receiver) => ({ receiver, sceneCode: 'SYSTEM_NOTICE' as const })),
    ...boundReviewers.map((receiver) => ({ receiver, sceneCode: 'QUAL_EXPIRING' as const })),
    ...boundReviewers.map((receiver) => ({ receiver, sceneCode: 'EXPOSURE' as const })),
  ];
  return subscribed.map(({ receiver: { companyId, id: receiverId, bindTime }, sceneCode }, index) => ({
    companyId,
    id: seedId('messageSceneRelation', 5401 + index),
    receiverId,
    sceneCode,
    createTime: new Date(new Date(bindTime).getTime() + minuteMs),
  }));
}

/** What was in the inbox since they were bound was pushed to them too; every eighth message was refused. */
export function wechatSendLogs(): Insertable<Tables['wechatSendLog']>[] {
  const bound = wechatReceivers().filter(({ bindStatus }) => bindStatus === 'BOUND');
  const subscribed = new Set(messageSceneRelations().map(({ receiverId, sceneCode }) => `${receiverId} ${sceneCode}`));
  const pushed = inboxMessages().flatMap(({ userId, sceneCode, params, createTime }) => {
    const receiver = bound.find((one) => one.userId === userId && one.pushState && new Date(one.bindTime) < new Date(createTime));
    if (!receiver || !subscribed.has(`${receiver.id} ${sceneCode}`)) return [];
    return [{ receiver, sceneCode, params, createTime: new Date(createTime) }];
  });
  return pushed.map(({ receiver, createTime, ...message }, index) => {
    const isRefused = index % 8 === 1;
    return {
      companyId: receiver.companyId,
      id: seedId('wechatSendLog', index < 99 ? 5501 + index : 82_000 + index),
      receiverId: receiver.id,
      ...message,
      status: isRefused ? ('FAILED' as const) : ('SENT' as const),
      retryTimes: 0,
      createTime,
      sendTime: isRefused ? null : new Date(createTime.getTime() + 3000),
      error: isRefused ? '43004 require subscribe' : null,
    };
  });
}
