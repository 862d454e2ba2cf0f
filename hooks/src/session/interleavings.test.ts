import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../testing/fakeServer.ts';
import { createBrowser } from '../testing/memoryStorage.ts';
import { credentials, openSession, tokenOf } from '../testing/open.ts';
import { asPurchaser, asSchoolAdmin } from '../testing/people.ts';
import type { Session } from './Session.ts';

type Act = 'read' | 'write' | 'toAdmin' | 'toPurchaser' | 'logout' | 'login' | 'revoke' | 'loseAnswer';
interface Step {
  tab: number;
  act: Act;
}

/** Opens a browser with tabs. fast-check chooses the order of requests, answers, storage events and user actions. */
async function openBrowser(scheduler: fc.Scheduler, count: number, keepsPage = false) {
  const server = createFakeServer({ delay: (what) => scheduler.schedule(Promise.resolve(), what) });
  const browser = createBrowser((what, tell) => void scheduler.schedule(Promise.resolve(), what).then(tell));
  const problems: string[] = [];
  const tabs = Array.from({ length: count }, () => openTab(server, browser.tab(), problems, keepsPage));
  await scheduler.waitFor((tabs[0] as Tab).session.login(credentials));
  await scheduler.waitIdle();

  return {
    server,
    problems,
    tabs: tabs as [Tab, ...Tab[]],
    async play(steps: Step[]) {
      const outcomes = steps.map(({ tab, act }) =>
        scheduler.schedule(Promise.resolve(), act).then(() => perform(tabs[tab % count] as Tab, act, server, problems)),
      );
      await scheduler.waitFor(Promise.all(outcomes));
      await scheduler.waitIdle();
      for (const { session } of tabs) session.close();
      // The scheduler only needs microtasks. Without a turn of the event loop, weakly referenced objects such as abort signals
      // are never released: 100,000 runs filled 4 GB.
      await setImmediate();
    },
  };
}

function openTab(
  server: ReturnType<typeof createFakeServer>,
  storage: ReturnType<ReturnType<typeof createBrowser>['tab']>,
  problems: string[],
  keepsPage: boolean,
) {
  /** Tokens that a switch had already replaced when it resolved. */
  const replaced = new Set<string>();
  const fetch: typeof globalThis.fetch = (input, init) => {
    const token = new Headers(init?.headers).get('sdscmall-bidding')?.slice('Bearer '.length);
    if (token && replaced.has(token)) problems.push(`a request with the replaced ${token} left`);
    return server.fetch(input, init);
  };
  const session = openSession({ fetch, storage, keepsPage });
  const tab = { session, replaced, logouts: 0 };
  let was = session.getState();
  session.subscribe(() => {
    const is = session.getState();
    if (is.status === 'anonymous') {
      tab.logouts++;
      if (was.status === 'anonymous') problems.push('logged out twice');
    }
    if (is.epoch < was.epoch) problems.push('the epoch went back');
    was = is;
  });
  return tab;
}
type Tab = ReturnType<typeof openTab>;

async function perform({ session, replaced }: Tab, act: Act, server: ReturnType<typeof createFakeServer>, problems: string[]) {
  const { epoch } = session.getState();
  const before = tokenOf(session);
  const delivered = (role: string | undefined) => {
    const state = session.getState();
    if (state.epoch !== epoch) problems.push(`an answer of epoch ${epoch} was delivered in epoch ${state.epoch}`);
    else if (state.status === 'ready' && state.role.roleCode !== role)
      problems.push(`an answer to ${role} was delivered to ${state.role.roleCode}`);
  };
  const acts: Record<Act, () => unknown> = {
    read: async () => delivered((await session.client.call('queryRolePage')).records[0]?.id),
    write: async () => delivered((await session.client.call('saveRole', { body: {} as never })).id),
    toAdmin: () => session.switchTo(asSchoolAdmin),
    toPurchaser: () => session.switchTo(asPurchaser),
    logout: () => session.logout(),
    login: () => session.login(credentials),
    revoke: () => server.revoke(before),
    loseAnswer: () => server.fail('switchDept', 'lost answer'),
  };
  try {
    await acts[act]();
    if (act.startsWith('to') && tokenOf(session) !== before) replaced.add(before);
  } catch (error) {
    const { name } = error as Error;
    const isExpected = ['AbortError', 'UnauthorizedError', 'NetworkError', 'ConfigurationError'].includes(name);
    if (!isExpected) problems.push(`${act} failed with ${error}`);
  }
}

const act = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Act>('read') },
  { weight: 2, arbitrary: fc.constant<Act>('write') },
  { weight: 3, arbitrary: fc.constantFrom<Act>('toAdmin', 'toPurchaser') },
  { weight: 3, arbitrary: fc.constantFrom<Act>('logout', 'login', 'revoke', 'loseAnswer') },
);
const steps = (maxLength: number) => fc.array(fc.record({ tab: fc.nat(1), act }), { minLength: 2, maxLength });

/** `npm run test:deep` runs fifty times as many. */
const anHour = 3_600_000;
const runs = (count: number) => ({ numRuns: count * Number(process.env.TEST_SHARE ?? 1) });

describe('in any order of requests, answers, switches, logouts and refusals', () => {
  it(
    'nothing is sent with a replaced token, nothing old is delivered as new, and everything settles',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), steps(8), async (scheduler, plan) => {
          const { server, tabs, problems, play } = await openBrowser(scheduler, 1);
          await play(plan);
          expect(problems).toEqual([]);
          const { session } = tabs[0];
          const state = session.getState();
          expect(state).toMatchObject(
            state.status === 'ready' ? { switching: false } : { status: expect.stringMatching('anonymous|failed') },
          );
          if (state.status === 'anonymous') expect(session.storage.get('token')).toBeNull();
          // The shown role is that of the token, unless the server has ended the token and no request has been sent since.
          if (state.status === 'ready') expect([state.role.roleCode, undefined]).toContain(server.roleOf(tokenOf(session)));
        }),
        runs(1_000),
      );
    },
    anHour,
  );

  it(
    'a session that the server has ended is left exactly once',
    async () => {
      const doomed = fc.array(fc.constantFrom<Act>('read', 'write', 'toAdmin'), { minLength: 1, maxLength: 10 });
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), doomed, async (scheduler, acts) => {
          const { server, tabs, problems, play } = await openBrowser(scheduler, 1);
          const [{ session }] = tabs;
          server.revoke(tokenOf(session));
          await play(acts.map((one) => ({ tab: 0, act: one })));
          expect(problems).toEqual([]);
          expect(tabs[0].logouts).toBe(1);
          expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'expired' });
        }),
        runs(250),
      );
    },
    anHour,
  );

  it(
    'a page that is kept goes on for the same person in the same role, or begins anew',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), steps(8), async (scheduler, plan) => {
          const { server, tabs, problems, play } = await openBrowser(scheduler, 1, true);
          await play([...plan, { tab: 0, act: 'revoke' }, { tab: 0, act: 'read' }, { tab: 0, act: 'login' }]);
          expect(problems).toEqual([]);
          const { session } = tabs[0];
          const state = session.getState();
          if (state.status !== 'ready' || state.expired) expect(session.storage.get('token')).toBeNull();
          else expect([state.role.roleCode, undefined]).toContain(server.roleOf(tokenOf(session)));
        }),
        runs(250),
      );
    },
    anHour,
  );

  it(
    'two tabs end in the same session, or both without one',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), steps(6), async (scheduler, plan) => {
          const { tabs, problems, play } = await openBrowser(scheduler, 2);
          await play(plan);
          expect(problems).toEqual([]);
          const [one, two] = tabs.map(({ session }) => session.getState());
          const identity = (state: ReturnType<Session['getState']> | undefined) =>
            state?.status === 'ready' ? [state.user.accountId, state.role, state.dept] : state?.status;
          expect(identity(one)).toEqual(identity(two));
        }),
        runs(1_000),
      );
    },
    anHour,
  );
});
