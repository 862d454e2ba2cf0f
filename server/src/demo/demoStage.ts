import { type Client, createClient, type OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { addDays, dayOf, hourMs, schoolOffset } from '@campus-procurement/sdk/time';
import { pino } from 'pino';
import { dueKinds } from '#operations/dueKinds.ts';
import { AccessMemory } from '#platform/auth/accessMemory.ts';
import { type NewSession, startSession } from '#platform/auth/session.ts';
import type { Deps } from '#platform/context/context.ts';
import { Totals } from '#platform/context/totals.ts';
import { sweepDue } from '#platform/due/sweepDue.ts';
import { type Calendar, isWorkingDay } from '#platform/values/workingDays.ts';

const baseUrl = 'http://demo.invalid/api';

/** Where the demo data are played: the product itself, with a clock that the script sets, and everybody at hand. */
export interface Stage {
  readonly now: Date;
  /** Sets the clock, and lets happen what is due by then. */
  moveTo(time: Date): Promise<void>;
  /** Somebody in the first role of this code. */
  as(account: string, roleCode: string): Promise<Client>;
  /** A user by id, in any of the own roles unless one is named. */
  asUser(userId: string, roleCode?: string): Promise<Client>;
  /** A user by id, in a role in which an operation may be called. */
  asUserWho(userId: string, operationId: OperationId): Promise<Client>;
  /** The account of a supplier. */
  supplier(account: string): Promise<Client>;
  /** Nobody, from an address of its own. */
  nobody(address: string): Client;
  /** The next task of approval that waits in a purchase. */
  pendingTask(projectId: string): Promise<{ taskId: string; version: number; userId: string } | undefined>;
  /** The last code that was sent to a phone. */
  lastCode(): Promise<string>;
  /** Ends the sessions of the script, so that they are not shown as devices. */
  close(): Promise<void>;
}

/** Makes the product, which stands above this folder. */
export type MakeApp = (deps: Deps) => { fetch(request: Request, from: { address: string }): Promise<Response> };

/** Opens the stage on a database with demo data. */
export function openStage(deps: Deps, createApp: MakeApp): Stage {
  const { db } = deps.database;
  let now = deps.now();
  let code = '';
  const played: Deps = {
    ...deps,
    now: () => now,
    sendSms: (message) => {
      code = message.code;
    },
    // A fault is thrown at the script, and requests that nobody has sent do not belong into the log.
    log: pino({ level: 'silent' }),
    totals: new Totals(),
    access: new AccessMemory(),
  };
  const app = createApp(played);
  const clientOf = (token: string | null, address: string): Client =>
    createClient({ baseUrl, token: () => token, fetch: (url, init) => app.fetch(new Request(url, init), { address }) });

  async function start(owner: Pick<NewSession, 'companyId' | 'userId'>, role: NewSession['role']): Promise<Client> {
    const expireTime = new Date(now.getTime() + hourMs);
    const { token } = await startSession(db, { ...owner, role, expireTime, byPassword: true }, now);
    const last = owner.userId.slice(-3);
    return clientOf(token, `10.8.${Number.parseInt(last, 16) >> 8}.${Number.parseInt(last, 16) & 255}`);
  }

  const users = () => db.selectFrom('appUser').select(['appUser.companyId', 'appUser.id']);
  const roleOf = (userId: string, roleCode?: string) =>
    db
      .selectFrom('userRoleDept as held')
      .innerJoin('role', (join) => join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'))
      .select(['role.companyId', 'role.id', 'held.deptId'])
      .where('held.userId', '=', userId)
      .$if(roleCode !== undefined, (query) => query.where('role.roleCode', '=', String(roleCode)))
      .orderBy('role.id')
      .limit(1)
      .executeTakeFirstOrThrow();

  return {
    get now() {
      return now;
    },
    async moveTo(time) {
      now = time;
      while ((await sweepDue(dueKinds, played)) > 0);
    },
    async as(account, roleCode) {
      const { id: userId, companyId } = await users().where('account', '=', account).executeTakeFirstOrThrow();
      return start({ companyId, userId }, await roleOf(userId, roleCode));
    },
    async asUser(userId, roleCode) {
      const { companyId } = await users().where('id', '=', userId).executeTakeFirstOrThrow();
      return start({ companyId, userId }, await roleOf(userId, roleCode));
    },
    async asUserWho(userId, operationId) {
      const { companyId } = await users().where('id', '=', userId).executeTakeFirstOrThrow();
      const { roleCode } = await db
        .selectFrom('userRoleDept as held')
        .innerJoin('role', (join) => join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'))
        .innerJoin('roleMenu', (join) =>
          join.onRef('roleMenu.companyId', '=', 'role.companyId').onRef('roleMenu.roleId', '=', 'role.id'),
        )
        .innerJoin('menu', (join) =>
          join.onRef('menu.companyId', '=', 'roleMenu.menuCompanyId').onRef('menu.id', '=', 'roleMenu.menuId'),
        )
        .select('role.roleCode')
        .where('held.userId', '=', userId)
        .where('menu.permission', '=', String(contract[operationId].permission))
        .orderBy('role.id')
        .limit(1)
        .executeTakeFirstOrThrow();
      return start({ companyId, userId }, await roleOf(userId, roleCode));
    },
    async supplier(account) {
      const { id: userId, companyId } = await users().where('account', '=', account).executeTakeFirstOrThrow();
      return start({ companyId, userId }, null);
    },
    nobody: (address) => clientOf(null, address),
    pendingTask: (projectId) =>
      db
        .selectFrom('approvalTask as task')
        .innerJoin('approvalInstance as instance', (join) =>
          join.onRef('instance.companyId', '=', 'task.companyId').onRef('instance.id', '=', 'task.instanceId'),
        )
        .innerJoin('appUser as asked', (join) =>
          join.onRef('asked.companyId', '=', 'task.companyId').onRef('asked.id', '=', 'task.userId'),
        )
        .select(['task.id as taskId', 'asked.id as userId', 'instance.version'])
        .where((eb) => eb.and({ 'instance.projectId': projectId, 'instance.status': 'RUNNING', 'task.state': 'PENDING' }))
        .orderBy('task.step')
        .limit(1)
        .executeTakeFirst(),
    lastCode: async () => code,
    async close() {
      await db
        .deleteFrom('loginSession')
        .where('address', 'is', null)
        .where('expireTime', '<', new Date(now.getTime() + 2 * hourMs))
        .execute();
    },
  };
}

/** The last moment of this hour on a working day, at or before a time. */
export function workedBefore(time: Date, hour: number, calendar: Calendar): Date {
  const at = (day: string) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00${schoolOffset}`);
  for (let day = dayOf(time); ; day = addDays(day, -1)) {
    if (isWorkingDay(day, calendar) && at(day) <= time) return at(day);
  }
}

/** The first moment of this hour on a working day, at or after a time. */
export function workedAfter(time: Date, hour: number, calendar: Calendar): Date {
  const at = (day: string) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00${schoolOffset}`);
  for (let day = dayOf(time); ; day = addDays(day, 1)) {
    if (isWorkingDay(day, calendar) && at(day) >= time) return at(day);
  }
}
