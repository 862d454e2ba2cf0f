import type { Client, Schemas } from '@campus-procurement/sdk';
import type { Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { grant, roleIds, user, userInput, users } from '../builders/userFixture.ts';
import { failureOf } from '../failureOf.ts';
import type { TestApp, TestClient } from '../startApp.ts';

export type Role = 'purchaser' | 'procurement_officer' | 'inspector' | 'finance';

export interface Person {
  id: string;
  role: Role;
  client: TestClient;
}

/** A school that people come to and leave. */
export interface School {
  app: TestApp;
  admin: TestClient;
  /** Those who are there. */
  here: Map<string, Person>;
  gone: Set<string>;
  /** Of those who have left, those who are in another office: what they were asked they may still decide. */
  moved: Set<string>;
}

export type Turn = Selectable<Tables['turn']>;

/** Opens a school in which nobody has come or left yet. */
export async function openSchool(app: TestApp): Promise<School> {
  const admin = await app.as('schooladmin', 'school_admin');
  return { app, admin, here: new Map(), gone: new Set(), moved: new Set() };
}

/** Somebody new comes, in a role. */
export async function hire({ app, admin, here }: School, role: Role): Promise<Person> {
  const isOfLab = role === 'purchaser' || role === 'inspector';
  const body = userInput({ roleDeptList: grant(roleIds[role], isOfLab ? 311 : 300) });
  const { id } = await admin.users.createUser({ body });
  await app.database.db
    .updateTable('appUser')
    .set({ needChangePassword: false, initialPasswordExpireTime: null })
    .where('id', '=', id)
    .execute();
  const person = { id, role, client: await app.as(body.account, role) };
  here.set(id, person);
  return person;
}

/**
 * Somebody leaves: is disabled, or goes to another office with another role. Who has a part in a purchase cannot be deleted.
 * @returns what the attempt to delete them is refused with
 */
export async function leave({ app, admin, here, gone, moved }: School, { id }: Person, isMoved: boolean) {
  const refusal = await failureOf(users.remove(admin, id));
  here.delete(id);
  gone.add(id);
  if (isMoved) {
    const { version } = await users.detail(admin, id);
    await users.update(admin, { id, version, roleDeptList: grant(roleIds.auditor, 300) });
    moved.add(id);
  } else await users.setStatus(admin, id, 'DISABLED');
  await app.sweepDue();
  return refusal;
}

/** Some who are there, in a role; who is missing is hired. */
export async function some(school: School, role: Role, count: number, except: readonly (string | null)[]): Promise<Person[]> {
  const able = [...school.here.values()].filter((one) => one.role === role && !except.includes(one.id));
  const found = able.slice(0, count);
  while (found.length < count) found.push(await hire(school, role));
  return found;
}

export const detailOf = (client: Client, id: string): Promise<Schemas['ProjectDetail']> =>
  client.projects.getProjectDetail({ path: { id } });

/** What is awaited in a purchase. */
export function turnsOf({ app }: School, projectId: string): Promise<Turn[]> {
  const rows = app.database.db.selectFrom('turn').selectAll().where('projectId', '=', projectId);
  return rows.orderBy('step').orderBy('recordId').orderBy('holderId').execute();
}

const offices: Record<string, Role> = {
  receiveProject: 'procurement_officer',
  registerPayment: 'finance',
  registerRefund: 'finance',
};

/** Who of those who are there can take a turn; somebody new where an office is empty. */
export async function takerOf(school: School, turn: Turn): Promise<Person | null> {
  const { holderKind, holderId, operation, exceptIds } = turn;
  const { here, gone, moved } = school;
  if (holderKind === 'USER') {
    const mayStill = !gone.has(holderId) || (operation === 'decideApprovalTask' && moved.has(holderId));
    return here.get(holderId) ?? (mayStill ? fromBefore(school, holderId) : null);
  }
  // Who approves for the college assigns groups, too.
  if (operation === 'assignAcceptanceMembers') return fromBefore(school, user(104), 'dept_approver');
  const role = offices[operation];
  if (role === undefined) return null;
  const [able] = await some(school, role, 1, exceptIds);
  return able ?? null;
}

/** Somebody of the demo data, such as the administrator who is asked where an approver is missing. */
async function fromBefore({ app }: School, id: string, role?: string): Promise<Person | null> {
  const row = await app.database.db.selectFrom('appUser').select('account').where('id', '=', id).executeTakeFirst();
  return row ? { id, role: 'purchaser', client: await app.as(row.account, role) } : null;
}
