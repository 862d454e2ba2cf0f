import type { Client } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhoneCaptcha } from '#platform/auth/phoneCaptcha.ts';
import { creditCode } from '#platform/registry/creditCode.ts';
import { testDatabase } from '../database.ts';
import { contestsOfBusiness } from '../recipes/uniqueRaces.business.ts';
import { contestsOfPeople } from '../recipes/uniqueRaces.people.ts';
import { contestsOfSettings } from '../recipes/uniqueRaces.settings.ts';
import { password } from '../startApp.ts';
import { oneWins, outcomes } from './contest.ts';
import { startTwoServers } from './twoServers.ts';

const contests = [...contestsOfPeople, ...contestsOfSettings, ...contestsOfBusiness];

/** Why other unique indexes have no contest of this kind. */
const notContested: Record<string, string> = {
  contact_default_unique: 'races.test.ts: nobody is refused, the last one is the default',
  dict_entry_default_unique: 'races.test.ts: nobody is refused, the last one is the default',
  exposure_code_unique: 'races.test.ts: the server counts, and everybody gets a number',
  project_code_unique: 'counted by the server under a lock',
  project_modify_code_unique: 'counted by the server under a lock',
  project_modify_open: 'purchase/change/modifications.test.ts: written under the lock of the purchase',
  message_scene_relation_key: 'races.test.ts: who adds what is there already is not refused',
  wechat_bind_attempt_waiting: 'people/wechat/binding.test.ts: a new code takes the place of the one before',
  wechat_receiver_open_id: 'people/wechat/binding.test.ts: it is a scan that binds, which no call of the product is',
  wechat_receiver_slot_key: 'people/wechat/binding.test.ts: it is a scan that binds, which no call of the product is',
  supplier_name_unique: 'below: each writer has a code that was sent to a phone',
  supplier_credit_code_unique: 'below: each writer has a code that was sent to a phone',
  inbox_message_once: 'suppliers/profiles/remindExpiry.test.ts: written by the server alone',
  task_singular_unique: 'people/users/casSync.test.ts: who asks for the same work gets the task that is open',
  task_code_unique: 'drawn by the server from 30 bits for each day, and drawn again if taken',
  file_storage_key_key: 'drawn by the server from 192 bits',
  dept_root_unique: 'made with the school, whose number is contested',
  dept_level_unique: 'begins with the key; foreign keys refer to it',
  character_parameter_kind_unique: 'begins with what character_parameter_key_unique decides; foreign keys refer to it',
  purchasing_progress_code_unique: 'written as a whole for one version of a way of purchasing, which one of 20 gets',
  bid_round_no_unique: 'biddingRaces.test.ts: a purchase is announced once',
  bid_participant_supplier_unique: 'biddingRaces.test.ts: a supplier joins once',
  bid_participant_mark_unique: 'biddingRaces.test.ts: a supplier joins once',
  bid_quote_no_unique: 'biddingRaces.test.ts: each quote has a number of its own',
  bid_award_open_unique: 'biddingRaces.test.ts: one award is decided',
  announcement_code_unique: 'counted by the server under a lock',
  acceptance_batch_unique: 'counted under the lock of the purchase',
  acceptance_code_unique: 'counted by the server under a lock',
  contract_code_unique: 'counted by the server under a lock',
  contract_open_unique: 'fulfilmentRaces.test.ts: written under the lock of the purchase',
  supplier_default_project: 'purchase/termination/terminateForDefault.ts: written under the lock of the purchase',
  invoice_part_unique: 'purchase/payment/enterInvoice.ts: written under the locks of its purchases',
  shared_apply_code_unique: 'counted by the server under a lock',
  stock_document_code_unique: 'counted by the server under a lock',
  stock_unique: 'stockRaces.test.ts: what is there already grows',
  warehouse_location_code_unique: 'written as a whole for one version of a store',
  bid_file_storage_key_key: 'drawn by the server from 192 bits',
  project_archive_no_unique: 'purchase/otherMethods/otherPurchase.test.ts: the officer of a purchase alone archives it',
  approval_flow_version_unique: 'written under the lock of its flow, for one version of it',
  asset_number_pkey: 'purchase/delivery/recordAssetNumbers.ts: written under the lock of the acceptance',
  purchasing_progress_sort_unique: 'written as a whole for one version of a way of purchasing, which one of 20 gets',
};

test('every unique index is contested, or it is said why not', async () => {
  const { db, close } = await testDatabase();
  const { rows } = await sql<{ name: string }>`select relname as name from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_namespace on pg_namespace.oid = relnamespace
    where indisunique and not indisprimary and nspname = 'public'`.execute(db);
  await close();
  // A code that is unique whatever its case has two indexes.
  const names = new Set(rows.map(({ name }) => name.replace(/_caseless$/, '')));
  expect([...names].sort()).toEqual([...contests.map(({ index }) => index), ...Object.keys(notContested)].sort());
});

/** What is there once: constraints of PostgreSQL decide. */
describe.runIf(process.env.TEST_DATABASE_URL)('of 50 parallel writers on two servers', () => {
  let servers: Awaited<ReturnType<typeof startTwoServers>>;
  beforeAll(async () => {
    servers = await startTwoServers();
  });
  afterAll(() => servers.stop());

  const sessions = new Map<string, Promise<Client[]>>();
  function sessionsOf([account, role]: readonly [string, string]): Promise<Client[]> {
    const known = sessions.get(account) ?? servers.as(account, role);
    sessions.set(account, known);
    return known;
  }

  test.each(contests)('one gets $what', async ({ as, call, refusal }) => {
    expect(await outcomes(await sessionsOf(as), call)).toEqual(oneWins(refusal));
  });

  test.each([
    ['a name of a supplier', { companyName: 'Contested' }, 'companyName unique'],
    ['a credit code', { creditCode: creditCode('91990000MB2000000') }, 'creditCode unique'],
  ])('one gets %s', async (what, contested, refusal) => {
    const phones = Array.from({ length: 50 }, (_, writer) => `138${String(what.length).padStart(2, '0')}${100_000 + writer}`);
    const codes = await Promise.all(phones.map((phone) => newPhoneCaptcha(servers.db, { phone, scene: 'REGISTER' }, new Date())));
    const found = await outcomes(servers.clients(), (_client, writer) => {
      const [phone = '', phoneCaptcha = ''] = [phones[writer], codes[writer]];
      // From an address of its own: one registers 300 times a minute.
      const [own] = servers.clients(null, `10.7.${what.length}.${writer}`).slice(writer % 2);
      const names = { companyName: `${what} ${writer}`, account: `s.${phone}`, contactName: 'X', contactPhone: phone };
      const code = creditCode(`91990000MB${1_000_000 + what.length * 1000 + writer}`);
      const body = { schoolId: '1001', creditCode: code, ...names, phoneCaptcha, password, ...contested };
      return (own as Client).company.registerSupplier({ body });
    });
    expect(found).toEqual(oneWins(refusal));
  });
});
