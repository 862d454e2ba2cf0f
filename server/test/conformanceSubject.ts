/**
 * Statements about the API are held against the mocks and against the server. The server runs on the embedded PostgreSQL, or on the one
 * that TEST_DATABASE_URL names, so that the mocks cannot drift away from either.
 */
import { createClient, type FetchLike } from '@campus-procurement/sdk';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { setupServer } from 'msw/node';
import { password, startApp } from './startApp.ts';

/** A running API. */
interface Subject {
  baseUrl: string;
  fetch: FetchLike;
  close: () => unknown;
}

const subjects: Record<string, () => Promise<Subject> | Subject> = {
  mocks() {
    const network = setupServer(...createMockApi().handlers);
    network.listen({ onUnhandledFrame: 'error' });
    return { baseUrl: 'http://mocks.test/api', fetch: (url, init) => fetch(url, init), close: () => network.close() };
  },
  async server() {
    const { app, close } = await startApp();
    const address = '10.0.0.1';
    return { baseUrl: 'http://server.test/api', fetch: (url, init) => app.fetch(new Request(url, init), { address }), close };
  },
};

/** What the statements are held against. */
export const subjectNames = Object.keys(subjects);

/** One of them, and the ways to it. */
export async function openSubject(name: string) {
  const subject = await (subjects[name] as () => Promise<Subject> | Subject)();
  /** Of the client: a test may put another one in its place. */
  const session = { token: null as string | null };
  const open = (language = 'en-US') =>
    createClient({ baseUrl: subject.baseUrl, fetch: subject.fetch, token: () => session.token, language: () => language });
  const client = open();

  /** Logs in as the school administrator of the demo data, without choosing a role. */
  async function login() {
    session.token = null;
    const issued = await client.session.login({ body: { username: 'schooladmin', password } });
    session.token = issued.access_token;
    return issued;
  }

  /** The same, and acts as the school administrator. */
  async function enter() {
    await login();
    const choice = (await client.session.getRoleDeptList()).find(({ roleCode }) => roleCode === 'school_admin');
    const dept = choice?.deptList[0];
    if (!choice || !dept) throw new Error('the school administrator has no role');
    const body = { roleId: choice.roleId, deptId: dept.id, collegeId: dept.collegeId };
    const switched = await client.session.switchDept({ body });
    session.token = switched.access_token;
    return { body, switched };
  }

  return {
    session,
    client,
    open,
    login,
    enter,
    close: subject.close,
    /** Sends any request below the base URL. */
    send: (path: string, init: RequestInit = {}) =>
      subject.fetch(subject.baseUrl + path, {
        ...init,
        headers: { 'sdscmall-bidding': `Bearer ${session.token}`, ...init.headers },
      }),
  };
}

export type OpenSubject = Awaited<ReturnType<typeof openSubject>>;
