import type { Insertable } from 'kysely';
import { seedId } from '../reference/seedId.ts';
import type { Tables } from '../tables.ts';
import { people } from './people.ts';
import { seedTime } from './seedTime.ts';
import { failedTask } from './tasks.ts';

type Message = Insertable<Tables['inboxMessage']>;

const dayMs = 24 * 3600_000;
/** Whose passwords the administrators of the main school reset: the numbers of their users. */
const firstUser = 103;
const lastUser = 143;

/** Messages to the people of the main school, one to three each, about passwords that were reset; the latest of each is unread. */
export function inboxMessages(): Message[] {
  const users = people.filter(({ n, roles }) => n >= firstUser && n <= lastUser && n !== 114 && !roles.startsWith('operator'));
  const resets = users.flatMap(({ n }) => Array.from({ length: n === 103 ? 3 : 1 + (n % 3) }, (_, at) => ({ n, at })));
  return [...resets.map(({ n, at }, index) => reset(n, at, index)), failure];
}

function reset(n: number, at: number, index: number): Message {
  const createTime = new Date(seedTime.getTime() - (1 + at * 90 + (n % 40)) * dayMs);
  return {
    ...{ companyId: '1001', id: seedId('inboxMessage', 5601 + index), userId: seedId('user', n) },
    ...{ sceneCode: 'PASSWORD_RESET', params: JSON.stringify({ name: '李文博' }), bizType: 'USER', bizId: seedId('user', n) },
    ...{ readTime: at === 0 || n === 103 ? null : new Date(createTime.getTime() + 3 * 3600_000), createTime },
  };
}

/** The failed task of the demo data, to whoever had asked for it. */
const failure: Message = {
  ...{ companyId: '0', id: seedId('inboxMessage', 5699), userId: seedId('user', 101), sceneCode: 'TASK_FAILED', bizType: 'TASK' },
  ...{ params: JSON.stringify({ taskCode: failedTask.taskCode, taskName: failedTask.taskType }), bizId: failedTask.id },
  ...{ readTime: null, createTime: failedTask.updateTime as Date },
};
