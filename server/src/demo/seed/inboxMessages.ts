import { dayMs } from '@campus-procurement/sdk/time';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { exposures } from './exposures.ts';
import { noticeReaders, notices } from './noticeReaders.ts';
import { people, reviewers } from './people.ts';
import { mainSchoolId } from './schools.ts';
import { seedTime } from './seedTime.ts';
import { suppliers } from './suppliers.ts';
import { failedTask } from './tasks.ts';

type Message = Insertable<Tables['inboxMessage']>;

/** Whose passwords the administrators of the main school reset: the numbers of their users. */
const firstUser = 103;
const lastUser = 143;

/** Passwords that were reset, announcements, suppliers that wait for a review or were approved, exposures, and a task that has failed. */
export function inboxMessages(): Message[] {
  const told = [...announced(), ...waitingSuppliers(), ...exposed(), ...reviewed()].map((message, index) => ({
    ...message,
    id: seedId('inboxMessage', 80_000 + index),
  }));
  return [...resets(), failure, ...told];
}

/** To the people of the main school, one to three each; the latest of each is unread. */
function resets(): Message[] {
  const users = people.filter(({ n, roles }) => n >= firstUser && n <= lastUser && n !== 114 && !roles.startsWith('operator'));
  const found = users.flatMap(({ n }) => Array.from({ length: n === 103 ? 3 : 1 + (n % 3) }, (_, at) => ({ n, at })));
  return found.map(({ n, at }, index) => reset(n, at, index));
}

function reset(n: number, at: number, index: number): Message {
  const createTime = new Date(seedTime.getTime() - (1 + at * 90 + (n % 40)) * dayMs);
  return {
    companyId: '1001',
    id: seedId('inboxMessage', 5601 + index),
    userId: seedId('user', n),
    sceneCode: 'PASSWORD_RESET',
    params: JSON.stringify({ name: '李文博' }),
    bizType: 'USER',
    bizId: seedId('user', n),
    readTime: at === 0 || n === 103 ? null : new Date(createTime.getTime() + 3 * 3600_000),
    createTime,
  };
}

/** The failed task of the demo data, to whoever had asked for it. */
const failure: Message = {
  companyId: '0',
  id: seedId('inboxMessage', 5699),
  userId: seedId('user', 101),
  sceneCode: 'TASK_FAILED',
  bizType: 'TASK',
  params: JSON.stringify({ taskCode: failedTask.taskCode, taskName: failedTask.taskType }),
  bizId: failedTask.id,
  readTime: null,
  createTime: failedTask.updateTime as Date,
};

type Told = Omit<Message, 'id'>;

/** Most are read within the day, some of the last weeks not yet. */
function readTimeOf(createTime: Date, index: number): Date | null {
  const isLate = createTime.getTime() > seedTime.getTime() - 14 * dayMs && index % 3 === 0;
  return isLate ? null : new Date(createTime.getTime() + (1 + (index % 20)) * 3600_000);
}

function announced(): Told[] {
  return notices.flatMap((notice) =>
    noticeReaders(notice).map(({ companyId, id: userId }, index) => ({
      companyId,
      userId,
      sceneCode: 'SYSTEM_NOTICE',
      params: JSON.stringify({ title: notice.title }),
      bizType: 'ARTICLE',
      bizId: notice.id,
      occasion: `SYSTEM_NOTICE ${notice.id} ${notice.publishTime.toISOString()}`,
      createTime: notice.publishTime,
      readTime: readTimeOf(notice.publishTime, index),
    })),
  );
}

/** Those of the main school. */
const ownReviewers = reviewers.filter(({ n }) => n <= lastUser).map(({ n }) => seedId('user', n));

function waitingSuppliers(): Told[] {
  return suppliers().flatMap(({ row: { companyId, id, companyName, status }, events: [submitted] }) => {
    if (companyId !== mainSchoolId || status !== 'PENDING' || !submitted) return [];
    // A scene of the contract: the reviewers have something to do, this code has not.
    return toReviewers('SUPPLIER_TODO', { companyName }, { bizType: 'SUPPLIER', bizId: id }, submitted.time);
  });
}

function exposed(): Told[] {
  const all = suppliers();
  return exposures(all).flatMap(({ id, supplierId, exposureCode, level, publishTime, publishUserId }) => {
    const supplier = all.find(({ row }) => row.id === supplierId);
    if (!publishTime || !supplier) return [];
    const params = { companyName: supplier.row.companyName, exposureCode, level };
    const told = toReviewers('EXPOSURE', params, { bizType: 'EXPOSURE', bizId: id }, new Date(publishTime));
    return told.filter(({ userId }) => userId !== publishUserId);
  });
}

/** To suppliers with an account: that they were approved. */
function reviewed(): Told[] {
  return suppliers().flatMap(({ row: { companyId, id, companyName, userId }, events }) => {
    const approval = events.find(({ event }) => event === 'APPROVED');
    if (!userId || !approval) return [];
    const params = JSON.stringify({ companyName, event: approval.event, reason: '' });
    const about = { sceneCode: 'SUPPLIER_RESULT' as const, params, bizType: 'SUPPLIER' as const, bizId: id };
    return [{ companyId, userId, ...about, createTime: approval.time, readTime: null }];
  });
}

function toReviewers(
  sceneCode: Told['sceneCode'],
  params: object,
  about: Pick<Told, 'bizType' | 'bizId'>,
  createTime: Date,
): Told[] {
  return ownReviewers.map((userId, index) => ({
    companyId: mainSchoolId,
    userId,
    sceneCode,
    params: JSON.stringify(params),
    ...about,
    createTime,
    readTime: readTimeOf(createTime, index),
  }));
}
