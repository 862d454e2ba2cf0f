import type { ApiError } from '@campus-procurement/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Bidders, bidders } from '../builders/aBidding.ts';
import { aContract, anAwardedBidding, aScan, contractOf } from '../builders/aContract.ts';
import { failureOf } from '../failureOf.ts';
import { ledgerFaults } from '../ledgerFaults.ts';
import { startApp, type TestApp } from '../startApp.ts';

type Tried = ApiError | null;
const passed = (tried: Tried[]) => tried.filter((failure) => failure === null).length;
/** No fault, and no wish that it be tried again. */
const areRefusals = (tried: Tried[]) =>
  tried.every((failure) => failure === null || Math.floor(Number(failure.code) / 1000) === 4);

describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', () => {
  let app: TestApp;
  let people: Bidders;
  beforeEach(async () => {
    app = await startApp();
    people = await bidders(app);
  }, 300_000);
  afterEach(async () => {
    expect(await ledgerFaults(app.database.db)).toEqual([]);
    await app.close();
  });

  /** An approved contract, signed by its officer at one server, with what happens meanwhile at another one. */
  async function signing() {
    const { id, projectId, people: now } = await aContract(app, people, 'TO_SIGN');
    const { version } = await contractOf(now.officer, id);
    const signDate = app.clock.now.toISOString().slice(0, 10);
    const scans = [await aScan(now.officer), await aScan(now.officer)];
    const elsewhere = await app.anotherServer().as('officer1', 'procurement_officer');
    const sign = (index: number) =>
      now.officer.contracts.signContract({ path: { id }, body: { version, signDate, signedFileId: String(scans[index]) } });
    const giveUp = () => elsewhere.contracts.voidContract({ path: { id }, body: { version, reason: 'The plan is wrong' } });
    const outcome = async () => {
      const { status } = await contractOf(now.officer, id);
      const project = await now.officer.projects.getProjectDetail({ path: { id: projectId } });
      const [fund] = await app.database.db
        .selectFrom('projectFund')
        .select(['frozen', 'occupied'])
        .where('projectId', '=', projectId)
        .execute();
      return [status, project.status, fund?.frozen, fund?.occupied];
    };
    return { projectId, sign, giveUp, outcome };
  }

  const signed = ['EXECUTING', 'EXECUTING', '0.00', '56000.00'];

  test('a contract is drafted and submitted once', async () => {
    const { id: projectId, people: now } = await anAwardedBidding(app, people);
    const elsewhere = await app.anotherServer().as('officer1', 'procurement_officer');
    const clients = [now.officer, elsewhere, now.applicant];
    const drafted = await Promise.all(clients.map((client) => failureOf(client.contracts.saveContract({ body: { projectId } }))));
    expect([passed(drafted), areRefusals(drafted)]).toEqual([1, true]);
    const { records } = await now.officer.contracts.queryContractPage({ query: { projectId } });
    const [{ id = '', version = 0 } = {}] = records;
    const sent = await Promise.all(
      clients.map((client) => failureOf(client.contracts.submitContract({ path: { id }, body: { version } }))),
    );
    expect([records.length, passed(sent), areRefusals(sent)]).toEqual([1, 1, true]);
    const cases = await app.database.db
      .selectFrom('approvalInstance')
      .select('id')
      .where((eb) => eb.and({ projectId, bizType: 'CONTRACT' }))
      .execute();
    expect(cases).toHaveLength(1);
  }, 300_000);

  test('a contract is signed once, or given up', async () => {
    const { sign, giveUp, outcome } = await signing();
    const tried = await Promise.all([sign(0), giveUp(), sign(1), giveUp()].map(failureOf));
    expect([passed(tried), areRefusals(tried)]).toEqual([1, true]);
    const isSigned = tried[0] === null || tried[2] === null;
    expect(await outcome()).toEqual(isSigned ? signed : ['CANCELLED', 'AWARDED', '60000.00', '0.00']);
  }, 300_000);

  test('a contract is signed, or its winner has withdrawn', async () => {
    const { projectId, sign, outcome } = await signing();
    const supplier = await app.login(String(people.suppliers[0]?.account));
    const decline = () => supplier.supplierBidding.declineAward({ path: { projectId }, body: { reason: 'No goods any more' } });
    const tried = await Promise.all([decline(), sign(0), decline(), sign(1)].map(failureOf));
    expect([passed(tried), areRefusals(tried)]).toEqual([1, true]);
    const isSigned = tried[1] === null || tried[3] === null;
    expect(await outcome()).toEqual(isSigned ? signed : ['CANCELLED', 'DECIDING', '60000.00', '0.00']);
  }, 300_000);
});
