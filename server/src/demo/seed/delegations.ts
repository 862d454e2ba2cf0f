import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { type Person, people } from './people.ts';
import { mainSchoolId as companyId } from './schools.ts';

/** Periods of the main school that are still to come, so that today everybody decides for themselves. */
export function delegations(): Insertable<Tables['approvalDelegation']>[] {
  const time = new Date('2026-02-27T16:05:00+08:00');
  const rows = [
    {
      user: 103,
      agent: 133,
      bizTypes: ['PURCHASE' as const],
      startDay: '2026-03-16',
      endDay: '2026-03-27',
      remark: '赴外地参加学术会议',
    },
    { user: 133, agent: 103, bizTypes: [], startDay: '2026-04-01', endDay: '2026-04-10', remark: null },
    { user: 104, agent: 122, bizTypes: [], startDay: '2026-03-23', endDay: '2026-03-31', remark: '校外培训' },
  ];
  return rows.map(({ user, agent, ...fields }, index) => {
    const { name } = people.find(({ n }) => n === user) as Person;
    return {
      companyId,
      id: seedId('approvalDelegation', 85_401 + index),
      userId: seedId('user', user),
      agentId: seedId('user', agent),
      ...fields,
      createTime: time,
      createByName: name,
      updateTime: time,
      updateByName: name,
    };
  });
}
