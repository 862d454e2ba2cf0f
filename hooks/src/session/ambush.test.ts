import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../testing/fakeServer.ts';
import { createBrowser } from '../testing/memoryStorage.ts';
import { credentials, openSession, password, turn } from '../testing/open.ts';
import { asSchoolAdmin, menuItem } from '../testing/people.ts';
import type { Session } from './Session.ts';

/** Actions that are interrupted. */
const works: Record<string, (session: Session) => unknown[]> = {
  'a login': (session) => [session.logout(), session.login(credentials)],
  'a restore': (session) => [session.restore()],
  'a read and a write': (session) => [
    session.client.call('queryRolePage'),
    session.client.call('saveRole', { body: {} as never }),
  ],
  'a switch with requests around it': (session) => [
    session.client.call('queryRolePage'),
    session.switchTo(asSchoolAdmin),
    session.applyMenuFromServer(),
    session.client.call('queryRolePage'),
  ],
  'reading the menu configuration': (session) => [session.applyMenuFromServer(), session.client.call('queryRolePage')],
};

const interruptions: Record<string, (session: Session) => unknown> = {
  'a logout': (session) => session.logout(),
  'the login of another': (session) => session.login({ username: 'auditor1', password }),
  'a switch': (session) => session.switchTo(asSchoolAdmin),
};

/** A network that can run an action a number of turns (microtasks) after its n-th step. */
function createNetwork() {
  let left = Number.POSITIVE_INFINITY;
  let strike = () => {};
  const step = () => {
    if (left-- === 0) strike();
  };
  return {
    delay: async () => step(),
    /** Step 0 is the call of `begin`. The following steps are requests that leave and answers that arrive. */
    begin(steps: number, turns: number, act: () => void) {
      left = steps;
      strike = async () => {
        for (let turn = 0; turn < turns; turn++) await null;
        act();
      };
      step();
    },
  };
}

async function openBrowser() {
  const network = createNetwork();
  const server = createFakeServer(network);
  server.menus.school_admin = [menuItem('/admin')];
  server.menus.auditor = [menuItem('/audit')];
  const storage = createBrowser().tab();
  const visit = openSession({ fetch: server.fetch, storage });
  await visit.login(credentials);
  visit.close();

  const problems: string[] = [];
  const replaced = new Set<string>();
  const fetch: typeof globalThis.fetch = (input, init) => {
    const token = new Headers(init?.headers).get('sdscmall-bidding')?.slice('Bearer '.length);
    const isFarewell = String(input).endsWith('/auth/logout');
    if (token && replaced.has(token) && !isFarewell) problems.push(`${input} left with the token of before`);
    return server.fetch(input, init);
  };
  const session = openSession({ fetch, storage });
  let was = session.getState().status;
  session.subscribe(() => {
    const { status } = session.getState();
    if (was === 'anonymous' && status === 'ready') problems.push('somebody is logged in again without a login');
    was = status;
  });
  return { network, server, session, replaced, problems };
}

/** Returns everything that is wrong with an idle session. */
function faultsOf(session: Session, roleOfToken: (token: string) => string | undefined): string[] {
  const state = session.getState();
  const token = session.storage.get('token');
  if (state.status === 'anonymous') return token === null ? [] : ['a token is left'];
  if (state.status !== 'ready') return [`ended ${state.status}`];
  const { roleCode } = state.role;
  const first = { purchaser: '/', school_admin: '/admin', auditor: '/audit' }[roleCode];
  return [
    state.switching && 'still switching',
    state.menu[0]?.path !== first && `${roleCode} has the menu ${state.menu[0]?.path}`,
    roleOfToken(token ?? '') !== roleCode && `${roleCode} has the token ${token}`,
  ].filter((fault) => fault !== false);
}

/** Interrupts an action between two turns, which reordering whole events cannot reach. Returns `null` if it had already ended. */
async function ambush(
  work: keyof typeof works,
  interruption: keyof typeof interruptions,
  steps: number,
  turns: number,
  refuse: boolean,
) {
  const { network, server, session, replaced, problems } = await openBrowser();
  if (work !== 'a restore') await session.restore();
  if (refuse) server.fail('queryRolePage', { status: 401, code: 401 });
  let interrupted: Promise<unknown> | undefined;
  const done = Promise.allSettled(works[work]?.(session) ?? []);
  network.begin(steps, turns, () => {
    const token = session.storage.get('token');
    interrupted = Promise.allSettled([interruptions[interruption]?.(session)]);
    // A logout and a login replace the identity before they return; a switch does so later.
    if (token !== null && session.storage.get('token') === null) replaced.add(token);
  });
  await done;
  await turn();
  if (!interrupted) return null;
  await interrupted;

  const state = session.getState();
  if (interruption === 'a logout' && state.status !== 'anonymous') problems.push(`${state.status} after the logout`);
  if (interruption === 'the login of another' && (state.status !== 'ready' || state.user.accountId !== 'auditor1'))
    problems.push(`${state.status} after the login`);
  if (state.status === 'anonymous') {
    await session.client.call('getRoleDeptList').catch(() => {});
    if (server.received.at(-1)?.token !== null) problems.push('a token is still sent after the logout');
  }
  session.close();
  return [...problems, ...faultsOf(session, server.roleOf)];
}

/** `npm test` tries every third turn, starting at one that its seed gives; larger shares try all. */
const stride = Number(process.env.TEST_SHARE ?? 1) > 1 ? 1 : 3;
const first = 1 + (Number(process.env.TEST_SEED) % stride);

describe.each(Object.keys(works))('%s', (work) => {
  it.each(Object.keys(interruptions))(
    `interrupted by %s at any step, in any turn (from ${first} on, by ${stride}), leaves one identity or none`,
    async (interruption) => {
      const found: string[] = [];
      let count = 0;
      const refusals = /read|requests/.test(work) ? [false, true] : [false];
      for (const refuse of refusals)
        for (let steps = 0; steps < 14; steps++)
          for (let turns = first; turns <= 40; turns += stride) {
            const problems = await ambush(work, interruption, steps, turns, refuse);
            if (problems === null) break;
            count++;
            found.push(...problems.map((problem) => `step ${steps}, turn ${turns}: ${problem}`));
          }
      expect(found).toEqual([]);
      expect(count).toBeGreaterThan(100 / stride);
    },
    120_000,
  );
});
