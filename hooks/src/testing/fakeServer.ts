import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { auditor, codeOf, menuItem, person, purchaser, schoolAdmin } from './people.ts';

/** A request as the server received it. */
export interface Received {
  id: string;
  token: string | null;
  key: string | null;
  language: string | null;
  body: unknown;
}

/** What happens to the next request of an operation. */
export type Fault = 'lost request' | 'lost answer' | Refusal | (() => Promise<unknown>);

interface Refusal {
  status: number;
  code: number;
  data?: unknown;
}

interface Token {
  account: string;
  role: Schemas['RoleDept'] | null;
  dept: Schemas['DeptBrief'] | null;
}

const byPath: Record<string, OperationId> = {
  '/auth/v2/login': 'login',
  '/auth/v2/exchangeToken': 'exchangeToken',
  '/auth/account/login': 'accountLogin',
  '/qlgd/jumpLogin/check': 'checkJumpLoginTicket',
  '/auth/logout': 'logout',
  '/api/supp/auth/getInfo': 'getInfo',
  '/auth/v2/session/status': 'getSessionStatus',
  '/auth/v2/switchDept': 'switchDept',
  '/sys/menu/getUserMenu': 'getUserMenu',
  '/sys/menu/getMenuConfig': 'getMenuConfig',
  '/characterParameter/character/queryCharacterValues': 'queryCharacterValues',
  '/sys/role/queryRolePage': 'queryRolePage',
  '/sys/role/saveRole': 'saveRole',
  '/api/supp/dictData/queryDictDataByType/unit': 'queryDictDataByType',
  '/information/expenditure/page': 'queryExpenditurePage',
  '/sys/user/export': 'exportUsers',
  '/task/detail/t1': 'getTaskDetail',
  '/task/stopTask/t1': 'stopTask',
  '/sys/user/updatePassword': 'updatePassword',
};

/** Logins by ticket, and the field that carries the ticket. */
const tickets: Record<string, string> = { exchangeToken: 'token', accountLogin: 'account', checkJumpLoginTicket: 'ticket' };

/**
 * An in-memory server for sessions, behind an injected `fetch`: tokens that end at a switch, repeated switches with the same
 * idempotency key, menus and parameters. `delay` is awaited when a request leaves and when its answer does.
 */
export function createFakeServer({ delay = async () => {} }: { delay?: (what: string) => Promise<void> } = {}) {
  const people = new Map<string, Schemas['UserInfo']>();
  for (const one of [person('teacher1', [purchaser, schoolAdmin]), person('auditor1', [auditor]), person('nobody1', [])])
    people.set(one.accountId, one);
  const live = new Map<string, Token>();
  const repeats = new Map<string, { choice: string; answer: Schemas['SwitchedSession'] }>();
  const faults = new Map<string, Fault[]>();
  const received: Received[] = [];
  const used = new Set<string>();
  const menus: Record<string, unknown> = {};
  const values: Record<string, string> = { ifOpenEntry: 'Y', isShowJoinIp: 'N' };
  const codes: Record<string, string> = { ...codeOf };
  let issued = 0;

  const server = {
    people,
    received,
    menus,
    values,
    /** The permission of each role. */
    codes,
    /** Remaining time of a session, and version of menus and permissions. */
    status: { idleSeconds: 1800, lifetimeSeconds: 28_800, accessVersion: 1 },
    /** The answer of `logout`. */
    continueAt: null as string | null,
    isLive: (token: string | null) => token !== null && live.has(token),
    roleOf: (token: string) => live.get(token)?.role?.roleCode,
    /** Ends a session without telling its user. */
    revoke: (token: string | null) => token !== null && live.delete(token),
    fail: (id: OperationId, ...next: Fault[]) => void faults.set(id, [...(faults.get(id) ?? []), ...next]),
    ids: () => received.map(({ id }) => id),

    fetch: (async (url: string, init: RequestInit) => {
      const { pathname, searchParams } = new URL(url);
      const path = pathname.replace('/api', '');
      const id = byPath[path] ?? path;
      const headers = new Headers(init.headers);
      const token = headers.get('sdscmall-bidding')?.replace('Bearer ', '') ?? null;
      const ended = new Promise<never>((_, reject) => {
        if (init.signal?.aborted) reject(init.signal.reason);
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
      ended.catch(() => {});
      await Promise.race([delay(`${id} leaves`), ended]);
      const fault = faults.get(id)?.shift();
      if (fault === 'lost request') throw new TypeError('network down');
      const body = (typeof init.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(searchParams)) as never;
      received.push({ id, token, key: headers.get('Idempotency-Key'), language: headers.get('Accept-Language'), body });
      const outcome = typeof fault === 'function' ? await Promise.race([fault(), ended]) : fault;
      const refused = typeof outcome === 'object' ? (outcome as Refusal) : null;
      const answer = refused ? failure(refused.status, refused.code, refused.data) : handle(id, token, body, headers);
      await Promise.race([delay(`${id} answers`), ended]);
      if (fault === 'lost answer') throw new TypeError('network down');
      return answer;
    }) as typeof fetch,
  };

  function issue(session: Token): string {
    const token = `token-${++issued}-${session.account}-${session.role?.roleCode ?? 'none'}`;
    live.set(token, session);
    return token;
  }

  function handle(id: string, token: string | null, body: never, headers: Headers): Response {
    if (id === 'login') return login(body);
    if (id in tickets) return exchange((body as Record<string, string>)[tickets[id] as string] ?? '');
    const key = headers.get('Idempotency-Key');
    const repeat = id === 'switchDept' && repeats.get(`${token} ${key}`);
    if (repeat && repeat.choice === JSON.stringify(body)) return success(repeat.answer);
    const session = token === null ? undefined : live.get(token);
    if (!session || token === null) return failure(401, 401);
    const me = people.get(session.account) as Schemas['UserInfo'];
    if (id === 'logout') {
      live.delete(token);
      return success(server.continueAt);
    }
    if (id === 'getInfo') return success(withRole(me, session, codes));
    if (id === 'updatePassword') {
      people.set(session.account, { ...me, needChangePassword: false });
      return success(true);
    }
    if (me.needChangePassword) return failure(403, 4008);
    if (id === 'switchDept') return switchDept(token, key, me, body);
    if (id === 'getSessionStatus') return success({ ...server.status, webBuild: null, redirectOrigins: [] });
    if (!session.role) return failure(200, 4007);
    if (id === 'getUserMenu' || id === 'getMenuConfig')
      return success(menus[session.role.roleCode] ?? [menuItem('/'), menuItem('/user/role')]);
    if (id === 'queryCharacterValues') return success(values);
    if (id === 'queryRolePage') return success({ records: [{ id: session.role.roleCode }], total: 1, current: 1, size: 10 });
    if (id === 'saveRole') return success({ id: session.role.roleCode });
    return failure(404, 404);
  }

  function login({ username, password }: { username: string; password: string }): Response {
    const me = people.get(username);
    return me && password === 'Seed@2026' ? admit(me) : failure(200, 4001);
  }

  /** A ticket is the name of its account and works once. */
  function exchange(ticket: string): Response {
    const me = used.has(ticket) ? undefined : people.get(ticket);
    used.add(ticket);
    return me ? admit(me) : failure(200, 4006);
  }

  function admit(me: Schemas['UserInfo']): Response {
    const access_token = issue({ account: me.accountId, role: null, dept: null });
    return success({
      access_token,
      token_type: 'bearer',
      expires_in: 28_800,
      userinfo: me,
      needChangePassword: me.needChangePassword,
    });
  }

  function switchDept(token: string, key: string | null, me: Schemas['UserInfo'], choice: Schemas['RoleDeptChoice']): Response {
    const role = me.roleDeptList.find(({ roleId }) => roleId === choice.roleId);
    const dept = role?.deptList.find(({ id }) => id === choice.deptId);
    if (!role || dept?.collegeId !== choice.collegeId) return failure(400, 4000);
    const session = { account: me.accountId, role, dept };
    const { currentRole, currentDept, permissions } = withRole(me, session, codes);
    live.delete(token);
    const answer = { access_token: issue(session), token_type: 'bearer', expires_in: 1, currentRole, currentDept, permissions };
    repeats.set(`${token} ${key}`, { choice: JSON.stringify(choice), answer: answer as Schemas['SwitchedSession'] });
    return success(answer);
  }

  return server;
}

function withRole(me: Schemas['UserInfo'], { role, dept }: Token, codes: Record<string, string>): Schemas['UserInfo'] {
  if (!role) return me;
  const currentRole = { id: role.roleId, roleCode: role.roleCode, roleName: role.roleName };
  return { ...me, role: role.roleCode, currentRole, currentDept: dept, permissions: [codes[role.roleCode] ?? ''] };
}

const success = (data: unknown) => Response.json({ code: 0, msg: 'ok', data });
const failure = (status: number, code: number, data: unknown = null) =>
  Response.json({ code, msg: `refused ${code}`, data }, { status });
