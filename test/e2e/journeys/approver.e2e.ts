import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tooWide, violations } from '../axe.ts';
import { callersOf } from '../callers.ts';
import { decide } from '../decide.ts';
import { type Product, startProduct } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const name = '台式离心机';

/** A request for which the owner of the card has agreed: it waits for the department. */
async function requested(): Promise<void> {
  const { as, aCard, categoryId } = callersOf(product);
  const expenditureId = await aCard('SP-390', '200000.00');
  const teacher = await as('teacher1', 'purchaser');
  const amount = '26000.00';
  const { id, version } = await teacher.projects.saveProject({
    body: {
      projectName: name,
      purchaseType: 'GOODS',
      description: '教学实验室更新，秋季学期开课前到位，供四个班使用。',
      items: [
        {
          itemName: name,
          spec: '4 × 100 mL',
          parameters: '*最高转速不低于 6000 转/分',
          quantity: '2',
          unit: '台',
          amount,
          categoryId: await categoryId('离心机'),
        },
      ],
      funds: [{ expenditureId, amount }],
      deliveryDays: 30,
      warrantyMonths: 24,
      paymentTerms: '验收合格后一次付清',
      deliveryAddress: '实验楼 204',
      contactName: '王晓梅',
      contactPhone: '13800000103',
      splitReason: '与此前的采购用途不同，分别用于不同课程',
    },
  });
  await teacher.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
  const owner = await as('fanzihan', 'purchaser');
  const { records } = await owner.approvals.queryApprovalTaskPage({ query: { tab: 'TODO', size: 200 } });
  const task = records.find(({ projectId }) => projectId === id);
  const body = { version: task?.version ?? 1, decision: 'APPROVE' as const, opinion: '同意' };
  await owner.approvals.decideApprovalTask({ path: { taskId: String(task?.taskId) }, body });
}

/** Taps, and counts. */
function tapper() {
  const tapped: string[] = [];
  return {
    tapped,
    async tap(what: Locator) {
      tapped.push((await what.getAttribute('aria-label')) ?? (await what.innerText()));
      await what.click();
    },
  };
}

test('on a phone, an approver decides from the message in five taps', async () => {
  await requested();
  const page = await product.openAs('dean1', '/', { width: 390 });
  const { tap, tapped } = tapper();
  await tap(page.getByRole('button', { name: /^通知/ }));
  await tap(page.getByRole('button', { name: new RegExp(`待审批：${name}`) }));
  await tap(page.getByRole('link', { name: '查看详情' }));
  await page.getByRole('heading', { level: 1, name }).waitFor();
  // What it costs, who pays, and what was checked is there before anything is pressed; nothing is cut off.
  await page.getByText('26,000.00').first().waitFor();
  expect(await tooWide(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await violations(page)).toEqual([]);
  tapped.push('同意');
  await decide(page, /^同意/);
  expect(tapped.length).toBeLessThanOrEqual(5);
  const teacher = await callersOf(product).as('teacher1', 'purchaser');
  const { records } = await teacher.projects.queryProjectPage({ query: { scope: 'MINE', keyword: name } });
  // Below the limit for orders the platform announces it at once.
  expect(records).toHaveLength(1);
  expect(['APPROVED', 'PUBLISHED', 'BIDDING']).toContain(records[0]?.status);
});
