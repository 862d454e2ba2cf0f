import type { Schemas } from '@campus-procurement/sdk';
import { dayMs } from '@campus-procurement/sdk/time';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { departments } from './departments.ts';
import { type Person, people } from './people.ts';

type Card = Insertable<Tables['expenditure']>;
type Flow = Insertable<Tables['expenditureFlow']>;

const count = 80;
const opened = Date.parse('2025-03-10T09:00:00+08:00');

/** Kinds of funds with the beginning of their numbers, and what such a card is for. */
const kinds: [Schemas['FundType'], string, string][] = [
  ['SCIENCE', 'KY', '科研项目'],
  ['TEACHING', 'JX', '课程建设'],
  ['SPECIAL', 'ZX', '专项经费'],
  ['DISCIPLINE', 'XK', '学科建设'],
  ['OPERATION', 'GY', '日常公用'],
  ['DONATION', 'JZ', '捐赠基金'],
];

/** Eighty cards of those who buy, with their users, what is frozen on them, and a ledger that adds up. */
export function expenditures() {
  const owners = people.filter(({ roles, status }) => /\bpurchaser@/.test(roles) && status === undefined);
  // The examples of the description show the cards of teacher1.
  const sorted = [...owners.filter(({ n }) => n === 103), ...owners.filter(({ n }) => n !== 103)];
  const rows = Array.from({ length: count }, (_, index) => cardWithFlows(sorted, index));
  return {
    cards: rows.map(({ card }) => card),
    lent: rows.flatMap(({ card, owner }, index) => lentTo(card, owner, sorted, index)),
    holds: rows.flatMap(({ card, frozen }, index) => {
      const { companyId, id: expenditureId } = card;
      return frozen === 0 ? [] : [{ companyId, expenditureId, bizCode: matter(index), amount: yuan(frozen) }];
    }),
    flows: rows.flatMap(({ flows }) => flows),
  };
}

function cardWithFlows(owners: Person[], index: number) {
  const owner = owners[index % owners.length] as Person;
  const [fundType, prefix, purpose] = kinds[index % kinds.length] as (typeof kinds)[number];
  const deptId = seedId('dept', owner.dept);
  const dept = departments.find(({ id }) => id === deptId);
  const total = 60_000 + ((index * 7919) % 90) * 5_000;
  const frozen = frozenOf(index, total);
  const time = new Date(opened + index * dayMs);
  const card: Card = {
    companyId: dept?.companyId ?? '0',
    id: seedId('expenditure', 5101 + index),
    fundType,
    ownerId: seedId('user', owner.n),
    cardNo: `${prefix}2025-${String(101 + index).padStart(4, '0')}`,
    cardName: `${dept?.deptName}${purpose}${index + 1}`,
    deptId,
    totalAmount: yuan(total),
    frozenAmount: yuan(frozen),
    isUsed: frozen > 0,
    status: index % 20 === 19 ? 'DISABLED' : 'ENABLED',
    // Six have expired.
    validFrom: '2025-01-01',
    validTo: index % 13 === 6 ? '2025-12-31' : '2027-12-31',
    createTime: time,
    createByName: '赵婉清',
    updateTime: time,
    updateByName: '赵婉清',
  };
  return { card, owner, frozen, flows: flowsOf(card, total, frozen, index) };
}

/** Every third card has money frozen; of four nearly everything is. */
function frozenOf(index: number, total: number): number {
  if (index % 20 === 3) return total - 1_000;
  return index % 3 === 0 ? 1_000 + (index % 7) * 800 : 0;
}

/** The total, something frozen and given back, and what is frozen now. */
function flowsOf({ companyId, id: expenditureId }: Card, total: number, frozen: number, index: number): Flow[] {
  const entry = (at: number, flowType: Flow['flowType'], amount: number, balance: number): Flow => ({
    companyId,
    id: seedId('expenditureFlow', 52_010 + index * 4 + at),
    expenditureId,
    flowType,
    amount: yuan(amount),
    balance: yuan(balance),
    bizCode: at === 0 ? null : matter(index),
    reason: at === 0 ? null : '实验室改造预留',
    createTime: new Date(opened + (index + at) * dayMs),
    createByName: '赵婉清',
  });
  const first = entry(0, 'ADJUST', total, total);
  if (frozen === 0) return [first];
  const more = [
    entry(1, 'FREEZE', 500, total - 500),
    entry(2, 'UNFREEZE', 500, total),
    entry(3, 'FREEZE', frozen, total - frozen),
  ];
  return [first, ...more];
}

/** Every third card, and the first, is lent to another of the same school. */
function lentTo({ companyId, id: expenditureId }: Card, owner: Person, owners: Person[], index: number) {
  if (index % 3 !== 0) return [];
  const schoolOf = ({ dept }: Person) => departments.find(({ id }) => id === seedId('dept', dept))?.companyId;
  const others = owners.filter((person) => person.n !== owner.n && schoolOf(person) === companyId);
  const user = others[index % others.length];
  return user ? [{ companyId, expenditureId, userId: seedId('user', user.n) }] : [];
}

function matter(index: number): string {
  return `FZ-2025-${String(index + 1).padStart(4, '0')}`;
}

function yuan(amount: number): string {
  return amount.toFixed(2);
}
