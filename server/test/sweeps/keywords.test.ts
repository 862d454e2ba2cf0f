import type { OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeAccess } from '#platform/auth/accessMemory.ts';
import { startApp, type TestApp, type TestClient } from '../startApp.ts';

let app: TestApp;
/** Holds every code that there is, and a supplier for the lists of the portal. */
let callers: Pick<TestClient, 'call'>[];
beforeAll(async () => {
  app = await startApp();
  const { db } = app.database;
  await sql`insert into role_menu (company_id, role_id, menu_company_id, menu_id)
    select role.company_id, role.id, menu.company_id, menu.id from role, menu
    where role.role_code = 'school_admin' on conflict do nothing`.execute(db);
  await changeAccess(db);
  callers = [await app.as('schooladmin', 'school_admin'), app.client((await app.withoutRole('supplier1')).token)];
});
afterAll(() => app.close());

const fullWidth = (text: string) => text.replaceAll(/[0-9A-Za-z-]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const searched = Object.values(contract).filter(({ request }) => 'keyword' in ((request.query as Query).properties ?? {}));
interface Query {
  properties?: Record<string, unknown>;
  required?: string[];
}

async function answer(operation: OperationId, keyword: string): Promise<string> {
  const answers = await Promise.allSettled(callers.map((client) => client.call(operation, { query: { keyword } } as never)));
  return JSON.stringify(answers.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))));
}

test('every list finds what is sought with spaces around it, or typed full-width', async () => {
  expect(searched.length).toBeGreaterThan(20);
  const found = new Set<string>();
  for (const { id, request } of searched) {
    for (const keyword of ['2026', 'A-1', 'zc']) {
      const plain = await answer(id, keyword);
      if (plain.includes('"id"')) found.add(id);
      expect(await answer(id, ` ${keyword}\u3000`), `${id} ${keyword} with spaces`).toBe(plain);
      expect(await answer(id, fullWidth(keyword)), `${id} ${keyword} full-width`).toBe(plain);
    }
    const isNeeded = (request.query as Query).required?.includes('keyword');
    if (!isNeeded) expect(await answer(id, '  '), `${id} blank`).toBe(await answer(id, ''));
  }
  expect(found.size).toBeGreaterThan(4);
});
