import { dayMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aPurchase, aSharedCard, buyers, decide, purchaseInput } from '#test/builders/aPurchase.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { missing } from '#test/refusals.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const notices = async () => {
  const { records } = await (await app.as('teacher1', 'purchaser')).inbox.queryInboxMessagePage({
    query: { sceneCode: 'PROJECT_NOTICE', size: 200 },
  });
  return records.map(({ title }) => title);
};

describe('by itself', () => {
  test('the money of a returned purchase is released after 30 days, and the request can still be submitted', async () => {
    const people = await buyers(app);
    const categoryId = await aCategory(people.applicant);
    const cardId = await aSharedCard(people.finance);
    const { id } = await aPurchase(people, 'APPROVING', { input: purchaseInput(cardId, categoryId, '100.00') });
    await decide(people.approver, id, { decision: 'RETURN', opinion: 'Say what for' });

    app.clock.advance(29 * dayMs);
    await app.sweepDue();
    const { finance } = await buyers(app);
    const frozen = async () => (await finance.expenditure.getExpenditureDetail({ path: { id: cardId } })).frozenAmount;
    expect(await frozen()).toBe('100.00');

    app.clock.advance(dayMs);
    const later = await buyers(app);
    expect(await app.sweepDue()).toBeGreaterThan(0);
    expect(await app.sweepDue()).toBe(0);
    const card = await later.finance.expenditure.getExpenditureDetail({ path: { id: cardId } });
    expect(card.frozenAmount).toBe('0.00');
    const project = await later.applicant.projects.getProjectDetail({ path: { id } });
    expect(project).toMatchObject({ status: 'WITHDRAWN', allowedActions: ['EDIT', 'SUBMIT', 'TERMINATE', 'COPY'] });
    const [last] = (await later.applicant.projects.listProjectLogs({ path: { id } })).slice(-1);
    expect(last).toMatchObject({ step: 'lapse', operatorName: null });
    expect(await notices()).toContain('Budget released: Pipette tips');
    expect(await ledgerFaults(app.database.db)).toEqual([]);
  });

  test('an untouched draft is removed after 90 days, and its applicant is reminded before', async () => {
    const { applicant } = await buyers(app);
    const { id } = await applicant.projects.saveProject({ body: { projectName: 'Forgotten cables' } });
    app.clock.advance(83 * dayMs);
    await app.sweepDue();
    expect(await notices()).toContain('Draft will be deleted: Forgotten cables');
    const reminded = await buyers(app);
    expect(await reminded.applicant.projects.getProjectDetail({ path: { id } })).toMatchObject({ status: 'DRAFT' });
    app.clock.advance(7 * dayMs);
    await app.sweepDue();
    const after = await buyers(app);
    expect(await failureOf(after.applicant.projects.getProjectDetail({ path: { id } }))).toMatchObject(missing);
  });

  test('a draft that is changed is kept for another 90 days', async () => {
    const { applicant } = await buyers(app);
    const { id, version } = await applicant.projects.saveProject({ body: { projectName: 'Kept cables' } });
    app.clock.advance(80 * dayMs);
    await (await buyers(app)).applicant.projects.updateProject({ path: { id }, body: { version, description: 'Still wanted' } });
    app.clock.advance(20 * dayMs);
    await app.sweepDue();
    expect(await (await buyers(app)).applicant.projects.getProjectDetail({ path: { id } })).toMatchObject({ status: 'DRAFT' });
  });
});
