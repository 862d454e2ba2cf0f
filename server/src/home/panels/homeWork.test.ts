import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aPurchase, aSharedCard, buyers, decide, purchaseInput } from '#test/builders/aPurchase.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let dean: TestClient;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  dean = await app.as('dean1', 'dept_approver');
});
afterAll(() => app.close());

const work = (client: TestClient) => client.home.getHomeWork();
/** How many of each kind wait for somebody. */
const waiting = async (client: TestClient) =>
  Object.fromEntries((await work(client)).todo.kinds.map(({ kind, count }) => [kind, count] as const));
const figures = async (client: TestClient) => (await work(client)).figures;
const kinds = async (client: TestClient) => (await figures(client)).map(({ kind }) => kind);

/** A purchase of teacher1 from a card of fanzihan. */
async function bought(upTo: Parameters<typeof aPurchase>[1], actualAmount?: string) {
  const input = purchaseInput(await aSharedCard(people.finance), await aCategory(people.applicant), '900.00');
  return aPurchase(people, upTo, { input, ...(actualAmount === undefined ? {} : { actualAmount }) });
}

describe('what waits', () => {
  test('for an applicant are own purchases and tasks, the oldest first and no more rows than fit', async () => {
    const { todo } = await work(people.applicant);
    const { todo: tasks } = await people.applicant.approvals.countApprovalTasks();
    const { APPROVE = 0, WITNESS = 0 } = await waiting(people.applicant);
    expect(APPROVE + WITNESS).toBe(tasks);
    expect(todo.count).toBe(todo.kinds.reduce((sum, { count }) => sum + count, 0));
    expect(todo.rows).toHaveLength(6);
    const times = todo.rows.map(({ since }) => Date.parse(since));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(todo.oldest).toBe(todo.rows[0]?.since);
  });

  test('goes from one to the next with the purchase', async () => {
    const { applicant, approver, witness, finance } = people;
    const all = async () => [await waiting(applicant), await waiting(approver), await waiting(witness), await waiting(finance)];
    const [own = {}, owner = {}, seen = {}, paid = {}] = await all();
    const more = (counts: Record<string, number>, kind: string) => ({ ...counts, [kind]: (counts[kind] ?? 0) + 1 });

    await bought('APPROVING');
    expect(await all()).toEqual([own, more(owner, 'APPROVE'), seen, paid]);
    const { id } = await bought('EXECUTING');
    expect((await all())[0]).toEqual(more(own, 'RECEIVE'));
    const body = { version: 3, actualAmount: '800.00', witnessUserId: (await witness.users.getMyProfile()).id };
    await applicant.projects.confirmReceipt({ path: { id }, body: { ...body, conflictDeclared: true } });
    expect(await all()).toEqual([own, more(owner, 'APPROVE'), more(seen, 'WITNESS'), paid]);
    await decide(witness, id, { decision: 'APPROVE' });
    expect(await all()).toEqual([more(own, 'INVOICE'), more(owner, 'APPROVE'), seen, paid]);
    const invoice = { number: '25312000000012345678', amount: '800.00', date: '2026-03-02' };
    await applicant.projects.saveInvoice({ path: { id }, body: invoice });
    expect(await all()).toEqual([own, more(owner, 'APPROVE'), seen, more(paid, 'PAY')]);
  });

  test('tells what to do, about what, for whom and since when', async () => {
    const { records } = await dean.approvals.queryApprovalTaskPage({ query: { tab: 'TODO', size: 6 } });
    const { rows } = (await work(dean)).todo;
    expect(
      rows.map(({ projectId, instanceId, title, code, who, amount, since }) => [
        projectId,
        instanceId,
        title,
        code,
        who,
        amount,
        since,
      ]),
    ).toEqual(
      records.map(({ projectId, instanceId, title, projectCode, applicantName, amount, since }) => [
        projectId,
        instanceId,
        title,
        projectCode,
        applicantName,
        amount,
        since,
      ]),
    );
  });

  test('is a returned purchase with its reason, and none that was rejected or withdrawn', async () => {
    const newcomer = await app.as('fanzihan', 'purchaser');
    const before = (await waiting(people.applicant)).RESUBMIT ?? 0;
    const [returned, rejected] = [await bought('APPROVING'), await bought('APPROVING')];
    await decide(newcomer, returned.id, { decision: 'RETURN', opinion: 'Which course is it for?' });
    await decide(newcomer, rejected.id, { decision: 'REJECT', opinion: 'We have enough.' });
    expect((await waiting(people.applicant)).RESUBMIT).toBe(before + 1);
    const { records } = await people.applicant.projects.queryProjectPage({
      query: { scope: 'MINE', status: 'RETURNED', size: 200 },
    });
    expect(records).toHaveLength(before + 1);
  });

  test('follows a user into every role, but own purchases only into one that may act on them', async () => {
    const [chosen, other] = [await app.as('dean1', 'purchaser'), dean];
    const [inOne, inOther] = [await waiting(chosen), await waiting(other)];
    expect([inOne.APPROVE, inOne.WITNESS]).toEqual([inOther.APPROVE, inOther.WITNESS]);
    expect(inOther).not.toHaveProperty('RECEIVE');
  });

  test('can be paid only by those who may pay, and is not their own', async () => {
    const { PAY = 0 } = await waiting(people.finance);
    expect(PAY).toBeGreaterThan(0);
    for (const client of [people.applicant, dean, await app.as('schooladmin', 'school_admin')]) {
      expect(await waiting(client)).not.toHaveProperty('PAY');
    }
  });

  test('is nothing at the platform, and suppliers for those who review them', async () => {
    const [admin, school] = [await app.as('admin', 'admin'), await app.as('schooladmin', 'school_admin')];
    expect((await work(admin)).todo).toEqual({ count: 0, purchases: 0, oldest: null, kinds: [], rows: [] });
    expect((await work(school)).todoCounts).toEqual((await school.home.getHomeOverview()).todoCounts);
  });
});

describe('the figures', () => {
  test.each([
    ['teacher1', 'purchaser', ['CARDS', 'DAYS', 'DONE']],
    ['dean1', 'dept_approver', ['OVERDUE', 'SPENDING', 'DAYS']],
    ['finance1', 'finance', ['PAYABLE', 'FROZEN', 'UNINVOICED']],
    ['schooladmin', 'school_admin', ['STUCK', 'SPENDING', 'DAYS']],
    ['keeper1', 'warehouse_keeper', ['TO_RECEIVE', 'LOW', 'EXPIRING']],
  ])('of %s as %s are those of what they do', async (account, role, expected) => {
    expect(await kinds(await app.as(account, role))).toEqual(expected);
  });

  test('of an approver begin with the approvals that are overdue, if there are any', async () => {
    const { records } = await dean.approvals.queryApprovalTaskPage({ query: { tab: 'TODO', size: 200 } });
    const late = records.filter(({ isOverdue }) => isOverdue);
    expect(late.length).toBeGreaterThan(0);
    const amount = late.reduce((sum, row) => sum + Number(row.amount), 0).toFixed(2);
    const [first] = await figures(dean);
    expect(first).toMatchObject({ kind: 'OVERDUE', value: String(late.length), count: records.length, amount });
    expect(await kinds(await app.as('officer1', 'procurement_officer'))).not.toContain('OVERDUE');
  });

  test('of an applicant count what was completed this year, what it cost and what was saved', async () => {
    const done = async () => (await figures(people.applicant)).find(({ kind }) => kind === 'DONE');
    const before = await done();
    await bought('COMPLETED', '480.00');
    const after = await done();
    expect(Number(after?.value)).toBe(Number(before?.value) + 1);
    expect(Number(after?.amount)).toBe(Number(before?.amount) + 480);
    expect(after?.trend).toHaveLength(12);
    expect(after?.trend.at(-1)).toBe(String(Number(before?.trend.at(-1)) + 1));
    expect(Number(after?.change)).toBeGreaterThan(10);
  });

  test('of cards are what is available on them and what is bound', async () => {
    const free = async () => (await figures(people.applicant)).find(({ kind }) => kind === 'CARDS');
    const before = await free();
    await aSharedCard(people.finance, '5000.00');
    const after = await free();
    expect([after?.count, Number(after?.value)]).toEqual([(before?.count ?? 0) + 1, Number(before?.value) + 5_000]);
  });

  test('of a college add up what was paid for its departments this month, not what they received', async () => {
    const spent = async () => (await figures(dean)).find(({ kind }) => kind === 'SPENDING');
    const before = await spent();
    await bought('COMPLETED', '700.00');
    expect(await spent()).toEqual(before);
    await bought('ARCHIVED', '700.00');
    const after = await spent();
    expect(Number(after?.value)).toBe(Number(before?.value) + 700);
    expect(after?.trend.at(-1)).toBe(after?.value);
  });

  test('of finance add up what can be paid and what lacks an invoice', async () => {
    const sums = async () => (await figures(people.finance)).map(({ count, value }) => [count ?? 0, Number(value)] as const);
    const [payable, frozen, uninvoiced] = await sums();
    await bought('COMPLETED', '900.00');
    expect(await sums()).toEqual([payable, frozen, [(uninvoiced?.[0] ?? 0) + 1, (uninvoiced?.[1] ?? 0) + 900]]);
    await bought('APPROVING');
    app.clock.advance(61 * 24 * 3600_000);
    people = await buyers(app);
    expect((await sums())[1]?.[1]).toBeGreaterThanOrEqual(900);
  });
});
