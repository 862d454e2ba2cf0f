import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import {
  aCategoryThat,
  aLargerPurchase,
  aSharedCard,
  buyers,
  decide,
  largerInput,
  ownersAlone,
} from '#test/builders/aPurchase.ts';
import { exportFixture } from '#test/builders/exportFixture.ts';
import { categories } from '#test/builders/goodsCategoryFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { readCsv } from '#test/readTable.ts';
import { wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let other: TestClient;
let assets: string[];
let cardId: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  await ownersAlone(app.database.db);
  other = await app.as('pengsiqi', 'procurement_officer');
  const all = await categories.all(people.applicant);
  assets = all.flatMap(({ id, fixedAsset, centralCatalogue, status, children }) =>
    fixedAsset && !centralCatalogue && status === 'ENABLED' && children.length === 0 ? [id] : [],
  );
});
/** Each test has a category and a card of its own: what others bought is not similar. */
let used = 0;
let categoryId: string;
beforeEach(async () => {
  categoryId = assets[used] as string;
  used += 1;
  cardId = await aSharedCard(people.finance, '900000.00');
});
afterAll(async () => {
  expect(await ledgerFaults(app.database.db)).toEqual([]);
  await app.close();
});

type Input = Schemas['ProjectInput'];
const input = (amount?: string, changes: Input = {}): Input => ({ ...largerInput(cardId, categoryId, amount), ...changes });
const larger = (upTo: 'APPROVING' | 'APPROVED', amount?: string, changes: Input = {}) =>
  aLargerPurchase(people, upTo, input(amount, changes));
const balance = async () => {
  const { frozenAmount, occupiedAmount, availableAmount } = await people.finance.expenditure.getExpenditureDetail({
    path: { id: cardId },
  });
  return [frozenAmount, occupiedAmount, availableAmount];
};
const check = (body: Input) => people.applicant.projects.precheckProject({ body });
const brokenIn = async (body: Input) => (await check(body)).errors.map(({ field, rule }) => [field, rule]);
const submit = async (body: Input) => {
  const { id } = await people.applicant.projects.saveProject({ body });
  return people.applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
};
const detail = (client: TestClient, id: string) => client.projects.getProjectDetail({ path: { id } });
const claim = (client: TestClient, { id, version }: { id: string; version: number }) =>
  client.projects.receiveProject({ path: { id }, body: { version } });
const notices = async (client: TestClient, sceneCode: Schemas['SceneCode'], id: string) => {
  const { records } = await client.inbox.queryInboxMessagePage({ query: { sceneCode, size: 200 } });
  return records.filter(({ bizId }) => bizId === id).map(({ title }) => title);
};

describe('a purchase by bidding', () => {
  test('goes from the draft over the approval to an officer and is given up, and its card to the cent', async () => {
    const { applicant, approver, officer } = people;
    const { id } = await larger('APPROVING');
    expect(await detail(applicant, id)).toMatchObject({ status: 'APPROVING', lane: 'BIDDING', payeeName: null, officerId: null });
    expect(await balance()).toEqual(['60000.00', '0.00', '840000.00']);

    expect(await decide(approver, id, { decision: 'APPROVE' })).toMatchObject({ projectStatus: 'APPROVED' });
    expect(await balance()).toEqual(['60000.00', '0.00', '840000.00']);
    const approved = await detail(officer, id);
    expect(approved).toMatchObject({ waitingFor: [], waitsForMe: true, allowedActions: ['CLAIM'] });
    expect(await notices(officer, 'OFFICER_NOTICE', id)).toEqual(['Unassigned: Centrifuges']);
    const todo = async (client: TestClient) =>
      (await client.projects.queryProjectPage({ query: { scope: 'TODO', size: 200 } })).records.some((row) => row.id === id);
    expect([await todo(officer), await todo(other), await todo(applicant)]).toEqual([true, true, false]);

    expect(await claim(officer, approved)).toMatchObject({ status: 'APPROVED', version: approved.version + 1 });
    const taken = await detail(officer, id);
    expect(taken).toMatchObject({
      officerName: taken.waitingFor[0],
      waitsForMe: true,
      allowedActions: ['PUBLISH', 'HAND_OVER', 'TERMINATE', 'MODIFY'],
    });
    expect([await todo(officer), await todo(other)]).toEqual([true, false]);
    expect(await notices(applicant, 'APPROVAL_RESULT', id)).toContain('Assigned to an officer: Centrifuges');
    expect((await applicant.projects.listProjectLogs({ path: { id } })).map(({ step }) => step)).toEqual([
      'begin',
      'submit',
      'approve',
      'claim',
    ]);

    const body = { version: taken.version, reason: 'The course was cancelled' };
    expect(await applicant.projects.terminateProject({ path: { id }, body })).toMatchObject({ status: 'TERMINATED' });
    expect(await balance()).toEqual(['0.00', '0.00', '900000.00']);
    expect(await notices(officer, 'OFFICER_NOTICE', id)).toContain('Terminated by the requester: Centrifuges');
    expect(await officer.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true, entries: 5 });
  });

  test('keeps the rules of the school as they were when it was submitted, and shows them', async () => {
    const { pattern } = await larger('APPROVING', '60000.00');
    expect(pattern).toMatchObject({
      categoryName: '货物竞价采购（公示）',
      executionName: '密封竞价（公示）',
      needContract: true,
      publicityDays: 3,
      orderLimit: '50000.00',
      bidConfig: { bidMode: 'SEALED', minBidders: 3, noticeHours: 72 },
    });
    expect(pattern?.switches).toEqual({
      ifOpenEntry: true,
      ifCrossAcceptance: expect.any(Boolean),
      ifAutoDelayWhenNoDecision: expect.any(Boolean),
      QLGYUniversityCharacter: expect.any(Boolean),
    });
    expect((await check(input('60000.00', { splitReason: null }))).pattern).toEqual(pattern);
  });

  test('is stored and answered with all that its form says', async () => {
    const body = input('20000.00', {
      priceCeiling: '19000.00',
      minBidders: 4,
      noticeHours: 96,
      requirements: 'Service within a day',
    });
    const { id, version } = await people.applicant.projects.saveProject({ body });
    const { items = [], funds: _funds, ...fields } = body;
    expect(await detail(people.applicant, id)).toMatchObject({ ...fields, items });
    await people.applicant.projects.updateProject({ path: { id }, body: { version, contactName: 'Li Wen', minBidders: null } });
    expect(await detail(people.applicant, id)).toMatchObject({ ...fields, items, contactName: 'Li Wen', minBidders: null });
  });

  test('names no payee, and one that was entered is not kept', async () => {
    const { id } = await larger('APPROVING', '60000.00', { payee: { name: 'A shop', account: '6222020000001234' } });
    expect((await detail(people.applicant, id)).payee).toEqual({
      supplierId: null,
      name: null,
      bankName: null,
      account: null,
      reviewTime: null,
      agreedByName: null,
      laterAccount: null,
    });
  });

  test('begins its approval again after a return only if something essential has changed', async () => {
    const { applicant, approver } = people;
    const { id, approvalInstanceId } = await larger('APPROVING');
    const again = async (changes: Input) => {
      await decide(approver, id, { decision: 'RETURN', opinion: 'Say more' });
      const { version } = await detail(applicant, id);
      const changed = await applicant.projects.updateProject({ path: { id }, body: { version, ...changes } });
      await applicant.projects.submitProject({ path: { id }, body: { version: changed.version, conflictDeclared: true } });
      return (await detail(applicant, id)).approvalInstanceId;
    };
    expect(await again({ description: 'For the laboratory courses of the autumn term' })).toBe(approvalInstanceId);
    expect(await again({ deliveryDays: 10 })).not.toBe(approvalInstanceId);
    expect((await balance())[0]).toBe('60000.00');
  });

  test('is taken by the least busy officer if it is below the limit for orders, never by its applicant', async () => {
    const [first, second] = [await larger('APPROVED', '12000.00'), await larger('APPROVED', '12000.00')];
    const officers = [first.officerName, second.officerName];
    expect(new Set(officers).size).toBe(2);
    expect(officers).not.toContain(first.applicantName);
    expect(first).toMatchObject({ waitingFor: [first.officerName], waitsForMe: false });
    expect((await people.applicant.projects.listProjectLogs({ path: { id: first.id } })).at(-1)).toMatchObject({
      step: 'claim',
      operatorName: null,
      content: first.officerName,
    });
    const mine = await Promise.all([people.officer, other].map((client) => notices(client, 'OFFICER_NOTICE', first.id)));
    expect(mine.flat()).toEqual(['Assigned to you: Centrifuges']);
  });
});

describe('an approved purchase', () => {
  test('is taken once; who comes too late learns by whom', async () => {
    const approved = await larger('APPROVED');
    await claim(people.officer, approved);
    const { officerName } = await detail(other, approved.id);
    const late = await failureOf(claim(other, approved));
    expect(late).toMatchObject({ code: 4090, msg: expect.stringContaining(`${officerName} changed this record at`) });
    expect(await failureOf(claim(other, await detail(other, approved.id)))).toMatchObject(wrongState);
  });

  test('is taken neither by its applicant nor by those who are no officers', async () => {
    const officerId = seedId('user', 123);
    const made = await larger('APPROVED');
    const { db } = app.database;
    await db.updateTable('project').set({ applicantId: officerId }).where('id', '=', made.id).execute();
    await app.repairTurns();
    const own = await detail(other, made.id);
    expect(own).toMatchObject({ allowedActions: ['MODIFY'], waitsForMe: false });
    expect(await failureOf(claim(other, own))).toMatchObject({ code: 4003 });
    for (const client of [people.applicant, people.finance])
      expect(await failureOf(claim(client, own))).toMatchObject({ code: 4003 });
    await db.updateTable('project').set({ applicantId: made.applicantId }).where('id', '=', made.id).execute();
    expect(await failureOf(claim(people.officer, await larger('APPROVING')))).toMatchObject(wrongState);
  });

  test('is given up by its officer, who tells why, and by no other one', async () => {
    const { id } = await larger('APPROVED');
    await claim(people.officer, await detail(people.officer, id));
    const { version } = await detail(other, id);
    const body = { version, reason: 'Cheaper in the framework agreement' };
    expect(await failureOf(other.projects.terminateProject({ path: { id }, body }))).toMatchObject({ code: 4004 });
    await people.officer.projects.terminateProject({ path: { id }, body });
    expect(await detail(people.applicant, id)).toMatchObject({ status: 'TERMINATED', endReason: body.reason });
    expect(await notices(people.applicant, 'APPROVAL_RESULT', id)).toContain('Terminated by the officer: Centrifuges');
    expect(await balance()).toEqual(['0.00', '0.00', '900000.00']);
  });

  test('stands on the home page of the officers until one has taken it, with the figures', async () => {
    const work = async () => {
      const { todo, figures } = await people.officer.home.getHomeWork();
      const value = (kind: string) => Number(figures.find((figure) => figure.kind === kind)?.value);
      const count = (kind: string) => todo.kinds.find((one) => one.kind === kind)?.count ?? 0;
      return [count('CLAIM'), value('UNCLAIMED'), count('PUBLISH')];
    };
    const [waiting = 0, unclaimed = 0, inWork = 0] = await work();
    const made = await larger('APPROVED');
    expect(await work()).toEqual([waiting + 1, unclaimed + 1, inWork]);
    await claim(people.officer, made);
    expect(await work()).toEqual([waiting, unclaimed, inWork + 1]);
  });
});

describe('a rule of bidding is kept or told', () => {
  test('what suppliers must know is there', async () => {
    expect(await brokenIn(input())).toEqual([]);
    const [line] = largerInput(cardId, categoryId).items;
    const bare = { ...line, spec: null, parameters: null };
    const without: Input = {
      deliveryDays: null,
      warrantyMonths: null,
      paymentTerms: ' ',
      deliveryAddress: null,
      contactName: null,
    };
    const missing = await brokenIn(input(undefined, { ...without, contactPhone: null, description: null, items: [bare] }));
    expect(missing).toEqual(
      [
        'items.0.spec',
        'deliveryDays',
        'warrantyMonths',
        'paymentTerms',
        'deliveryAddress',
        'contactName',
        'contactPhone',
        'description',
      ].map((field) => [field, 'required']),
    );
    expect(await brokenIn(input(undefined, { warrantyMonths: 0, items: [{ ...line, spec: null }] }))).toEqual([]);
    expect(await brokenIn(input(undefined, { description: '十九个字的说明不够长，十九个字不够长。' }))).toEqual([
      ['description', 'minLength'],
    ]);
    expect(await brokenIn(input(undefined, { description: '二十个字的说明就够长了，二十个字就够长。' }))).toEqual([]);
  });

  test('the price ceiling is at most the sum, and rules are only made stricter', async () => {
    const stricter = { priceCeiling: '60000.00', minBidders: 3, noticeHours: 72 };
    expect(await brokenIn(input('60000.00', stricter))).toEqual([]);
    expect(await brokenIn(input('60000.00', { priceCeiling: '60000.01', minBidders: 2, noticeHours: 71 }))).toEqual([
      ['priceCeiling', 'maximum'],
      ['minBidders', 'minimum'],
      ['noticeHours', 'minimum'],
    ]);
  });

  test('from the limit of its kind on, a purchase needs a tender', async () => {
    expect(await brokenIn(input('199999.99'))).toEqual([]);
    const { errors, rules, tenderLimit } = await check(input('200000.00'));
    expect(errors.map(({ field, rule }) => [field, rule])).toEqual([['items', 'tender']]);
    expect([tenderLimit, rules]).toEqual(['200000.00', expect.arrayContaining([{ code: 'TENDER', ok: false }])]);
    expect(await failureOf(submit(input('200000.00')))).toMatchObject({ code: 4000 });
  });

  test('the school has rules for its kind and amount, and who has none is told whom to ask', async () => {
    const { pattern, rules, lane } = await check(input('12000.00'));
    expect([pattern?.executionName, lane]).toEqual(['密封竞价', 'BIDDING']);
    expect(rules).toContainEqual({ code: 'PATTERN', ok: true });
    const works = await aCategoryThat(people.applicant, ({ purchaseType }) => purchaseType === 'ENGINEERING');
    const none = await check({ ...largerInput(cardId, works, '12000.00'), purchaseType: 'ENGINEERING' });
    expect(none.errors.map(({ field, rule }) => [field, rule])).toEqual([['items', 'noPattern']]);
    expect(none.errors[0]?.message).toContain('Ask the procurement office');
    expect(none.pattern).toBeNull();
  });

  test('lines are of the kind of the purchase', async () => {
    expect(await brokenIn(input('60000.00', { purchaseType: 'SERVICE' }))).toContainEqual(['items.0.categoryId', 'purchaseType']);
  });

  test('fixed assets and hazardous goods go by bidding however little they cost', async () => {
    expect(await check(input('10.00'))).toMatchObject({ lane: 'BIDDING', laneReason: 'FIXED_ASSET', errors: [] });
    const acid = await aCategoryThat(people.applicant, ({ hazardous }) => hazardous);
    expect(await check(largerInput(cardId, acid, '10.00'))).toMatchObject({
      lane: 'BIDDING',
      laneReason: 'HAZARDOUS',
      errors: [],
    });
  });

  test('similar purchases that together reach the next limit have a reason, and are listed', async () => {
    const first = await larger('APPROVING', '30000.00');
    const next = await check(input('20000.00', { splitReason: 'Too short a reason' }));
    expect(next.errors).toMatchObject([
      { field: 'splitReason', rule: 'split', params: { days: 90, sum: '50000.00', limit: '50000.00' } },
    ]);
    expect(next.similar).toMatchObject([{ id: first.id, projectCode: first.projectCode, amount: '30000.00' }]);
    expect(next.similarAmount).toBe('30000.00');
    expect(await brokenIn(input('20000.00'))).toEqual([]);
    expect(await brokenIn(input('19999.99', { splitReason: null }))).toEqual([]);
  });
});

test('the list of purchases is exported with the filters of the page', async () => {
  const [first, second] = [await larger('APPROVED'), await larger('APPROVING')];
  const exports = exportFixture(app);
  const start = (status?: 'APPROVED') =>
    people.officer.projects.exportProjects({
      body: { format: 'CSV', scope: 'ALL', keyword: 'Centrifuges', ...(status && { status }) },
    });
  const [header = [], ...rows] = readCsv((await exports.make(people.officer, start('APPROVED'))).content);
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)]);
  expect(column('Number')).toContain(first.projectCode);
  expect(column('Number')).not.toContain(second.projectCode);
  expect(new Set(column('Status'))).toEqual(new Set(['To be published']));
  expect(new Set(column('Method'))).toEqual(new Set(['Online bidding']));
  expect(column('Requested (CNY)')).toContain('60000.00');
});
