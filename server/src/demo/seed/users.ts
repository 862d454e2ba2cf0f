import { dayMs, dayOf } from '@campus-procurement/sdk/time';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { builtInRoles } from '#reference/builtInRoles.ts';
import { bySystem } from '#reference/insertReference.ts';
import { seedId } from '#reference/seedId.ts';
import { customRoles } from './customRoles.ts';
import { departments } from './departments.ts';
import { type Person, people } from './people.ts';
import { foundingTime, seedTime } from './seedTime.ts';

const deptById = new Map(departments.map((dept) => [dept.id, dept]));
const platformRoot = { companyId: '0', campus: null };

/** The department of a person; the root of the platform is not part of the demo data. */
function placeOf({ dept }: Person): { companyId: string; campus: string | null } {
  const { companyId, campus = null } = deptById.get(seedId('dept', dept)) ?? platformRoot;
  return { companyId, campus };
}

/** All accounts of the demo data. */
export function users(passwordHash: string): Insertable<Tables['appUser']>[] {
  return people.map((person) => {
    const { n, account, name, job, dept, status = 'ENABLED', introduction = null, examCode = null, certification = 1 } = person;
    const { companyId, campus } = placeOf(person);
    const registered = registeredAt(n);
    const lastLoginTime = lastLoginOf(person);
    return {
      companyId,
      id: seedId('user', n),
      account,
      passwordHash: hasNoPassword(n) ? null : passwordHash,
      ...originOf(n),
      name,
      phone: `1990000${String(n).padStart(4, '0')}`,
      email: `${account}@example.edu.cn`,
      job,
      avatarId: null,
      introduction,
      location: campus,
      examCode,
      certification,
      userType: companyId === '0' ? 'PLATFORM' : 'STAFF',
      deptId: seedId('dept', dept),
      status,
      registrationDate: dayOf(registered),
      lastLoginTime,
      lastLoginIp: lastLoginTime && addressOf(n),
      ...bySystem(registered),
    };
  });
}

/** Who came otherwise than by hand, and the number in the central authentication. Two of them have no password. */
const origins: Record<number, { source: 'CAS' | 'QLGD' | 'IMPORT' | 'PLATFORM'; casId: string | null }> = {
  114: { source: 'PLATFORM', casId: null },
  144: { source: 'CAS', casId: '20250144' },
  145: { source: 'CAS', casId: '20250145' },
  146: { source: 'CAS', casId: '20250146' },
  147: { source: 'IMPORT', casId: null },
  157: { source: 'QLGD', casId: null },
};
const women = new Set([
  103, 105, 106, 109, 115, 119, 120, 123, 124, 126, 129, 130, 132, 135, 137, 139, 141, 143, 145, 147, 153, 156, 160,
]);

function originOf(n: number) {
  const gender = women.has(n) ? ('FEMALE' as const) : ('MALE' as const);
  return { gender, ...(origins[n] ?? { source: 'LOCAL' as const, casId: null }) };
}

function hasNoPassword(n: number): boolean {
  return n === 145 || n === 146;
}

/** Who holds which role for which department. */
export function userRoleDepts(): Insertable<Tables['userRoleDept']>[] {
  return people.flatMap((person) => {
    const { companyId } = placeOf(person);
    return person.roles.split(' ').map((held) => {
      const [roleCode = '', dept] = held.split('@');
      return { companyId, userId: seedId('user', person.n), ...roleByCode(roleCode), deptId: seedId('dept', Number(dept)) };
    });
  });
}

/** A role of the demo data, as the rows that refer to it name it. */
export function roleByCode(code: string) {
  const builtIn = builtInRoles.find(({ roleCode }) => roleCode === code);
  if (builtIn) return { roleCompanyId: '0', roleId: seedId('role', builtIn.n) };
  const custom = customRoles.find(({ roleCode }) => roleCode === code);
  if (custom) return { roleCompanyId: custom.companyId, roleId: seedId('role', custom.n) };
  throw new Error(`No role has the code ${code}`);
}

/** The first accounts were there from the beginning, the others came week by week. */
function registeredAt(n: number): Date {
  return new Date(foundingTime.getTime() + Math.max(0, n - 116) * 7 * dayMs);
}

/** In the ten days before the clock of the demo data, at some working hour. */
function lastLoginOf({ n, lastLogin }: Person): Date | null {
  if (lastLogin === null) return null;
  if (lastLogin !== undefined) return new Date(lastLogin);
  const secondsAfterEight = (n * 7919) % (9 * 3600);
  const eightOClock = seedTime.getTime() - 3600_000;
  return new Date(eightOClock - (1 + (n % 10)) * dayMs + secondsAfterEight * 1000);
}

function addressOf(n: number): string {
  return `10.20.${n % 8}.${n}`;
}
