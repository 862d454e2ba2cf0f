import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { seedId } from '../reference/seedId.ts';
import type { Tables } from '../tables.ts';
import { seedTime } from './seedTime.ts';
import { users } from './users.ts';

const dayMs = 24 * 3600_000;
const minuteMs = 60_000;

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
  const bindTime = new Date(seedTime.getTime() - (index * 9 + 5) * dayMs + ((index * 37) % 480) * minuteMs);
  const updateTime = isOver ? new Date(bindTime.getTime() + 4 * dayMs) : bindTime;
  return {
    ...{ companyId, id, userId, openId: `oX5g${createHash('sha256').update(id).digest('base64url').slice(0, 24)}` },
    ...{ nickName: name.slice(1), nickNameNotes: index % 5 === 0 ? '本人' : null, bindTime },
    ...{ pushState: !isOver && index % 7 !== 6, bindStatus: isOver ? ('CANCELLED' as const) : ('BOUND' as const) },
    ...{ slot: isOver ? null : 1, createTime: bindTime, createByName: name, updateTime, updateByName: name },
    version: isOver ? 2 : 1,
  };
}
