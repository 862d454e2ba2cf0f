import { examples } from '../generated/examples.ts';
import type { OperationId, Output, Schemas } from '../operationTypes.ts';
import { type Behaviours, refused } from './behaviours.ts';

/** The role and department of a session. */
type Choice = Pick<Schemas['UserInfo'], 'role' | 'currentRole' | 'currentDept' | 'permissions'>;

const nothingChosen: Choice = { role: null, currentRole: null, currentDept: null, permissions: [] };

/** `mock-session.<number>.<roleId>.<deptId>`: the token contains the session, so it survives a page reload. */
const tokenPattern = /^mock-session\.(\d{4,})\.([\w-]+)\.([\w-]+)$/;

/** Returns the example answer of an operation. */
const example = <Id extends OperationId>(id: Id) => structuredClone(examples[id].data) as Output<Id>;

const user = example('getInfo');

function choiceOf(roleId: string, deptId: string): Choice | undefined {
  const role = user.roleDeptList.find((entry) => entry.roleId === roleId);
  const currentDept = role?.deptList.find((entry) => entry.id === deptId);
  if (!role || !currentDept) return undefined;
  const { roleCode, roleName } = role;
  return { role: roleCode, currentRole: { id: roleId, roleCode, roleName }, currentDept, permissions: user.permissions };
}

/** Implements the token rules of the server for the one user of the examples. */
export function mockSessions() {
  const ended = new Set<string | null>();
  let issued = 0;
  let endedUpTo = 0;

  let devices = example('listMySessions');

  const read = (token: string | null) => (ended.has(token) ? null : (tokenPattern.exec(token ?? '') ?? null));

  function issue(choice: Choice, previous: string | null = null): string {
    issued = Math.max(issued, Number(read(previous)?.[1] ?? 0)) + 1;
    const { currentRole, currentDept } = choice;
    return ['mock-session', String(issued).padStart(4, '0'), currentRole?.id ?? '-', currentDept?.id ?? '-'].join('.');
  }

  /** Returns the role and department of a token, or `undefined` if the token is not live. */
  function choiceBehind(token: string | null): Choice | undefined {
    const [, number, roleId = '', deptId = ''] = read(token) ?? [];
    if (!number || Number(number) <= endedUpTo) return undefined;
    return choiceOf(roleId, deptId) ?? nothingChosen;
  }

  const logIn = () => ({ ...example('login'), access_token: issue(nothingChosen), userinfo: { ...user, ...nothingChosen } });

  const behaviours: Behaviours = {
    login: logIn,
    accountLogin: logIn,
    exchangeToken: logIn,
    checkJumpLoginTicket: logIn,
    getInfo: ({ token }) => ({ ...user, ...choiceBehind(token) }),
    switchDept(asked) {
      const { roleId, deptId, collegeId } = asked.body;
      const choice = choiceOf(roleId, deptId);
      if (!choice?.currentRole || !choice.currentDept) return refused('deptId', 'choice', asked);
      if (choice.currentDept.collegeId !== collegeId) return refused('collegeId', 'mismatch', asked);
      const access_token = issue(choice, asked.token);
      ended.add(asked.token);
      const { currentRole, currentDept, permissions } = choice;
      return { ...example('switchDept'), access_token, currentRole, currentDept, permissions };
    },
    listMySessions: () => devices,
    endMySession({ path: { id }, reply }) {
      const device = devices.find((one) => one.id === id);
      if (!device) return reply.fail(4004);
      if (device.current) return reply.fail(4209);
      devices = devices.filter((one) => one !== device);
      return true;
    },
    endMyOtherSessions() {
      devices = devices.filter(({ current }) => current);
      return true;
    },
    logout({ token }) {
      ended.add(token);
      return example('logout');
    },
  };

  return {
    behaviours,
    /** Returns a new token of a session that acts as the example user. */
    signIn: () => issue(user),
    isLive: (token: string | null) => choiceBehind(token) !== undefined,
    hasChosen: (token: string | null) => choiceBehind(token)?.currentRole != null,
    /** Ends every session. */
    reset() {
      endedUpTo = issued;
      ended.clear();
      devices = example('listMySessions');
    },
  };
}
