import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { departments } from './departments.ts';
import { type Person, people } from './people.ts';

type Contact = Insertable<Tables['contact']>;

const count = 70;
const [east, west] = ['东校区', '西校区'];
const places = ['收货处', '一层大厅', '值班室'];

/** Seventy contacts of those whose roles may keep some: one to three each, the first of them the default. */
export function contacts(): Contact[] {
  const owners = people.filter(({ roles }) => /\b(purchaser|procurement_officer|warehouse_keeper)@/.test(roles));
  const rows = owners.flatMap((owner) => [0, 1, 2].map((at) => ({ owner, at })));
  // The examples of the description show those of teacher1; then everybody gets a first one.
  const rank = ({ owner, at }: (typeof rows)[number]) => (owner.n === 103 && at < 2 ? -1 : at);
  const kept = rows.toSorted((one, other) => rank(one) - rank(other)).slice(0, count);
  return kept.map(({ owner, at }, index) => contact(owner, at, index));
}

function contact(owner: Person, at: number, index: number): Contact {
  const dept = departments.find(({ id }) => id === seedId('dept', owner.dept));
  const receiver = at === 0 ? owner : (people[(owner.n * 7 + at * 13) % people.length] ?? owner);
  const campus = at === 1 ? west : (dept?.campus ?? east);
  const time = new Date(Date.parse('2025-09-01T09:20:00+08:00') + index * 26 * 3600_000);
  return {
    companyId: dept?.companyId ?? '0',
    id: seedId('contact', 5001 + index),
    userId: seedId('user', owner.n),
    contactName: receiver.name,
    phone: `1990000${String(receiver.n).padStart(4, '0')}`,
    campus,
    address: `${campus}${dept?.deptName ?? ''}${places[at]}`,
    roomNo: at === 0 ? `A-${300 + (owner.n % 60)}` : null,
    isDefault: at === 0,
    createTime: time,
    createByName: owner.name,
    updateTime: time,
    updateByName: owner.name,
  };
}
