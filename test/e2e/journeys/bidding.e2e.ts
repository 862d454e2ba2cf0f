import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callersOf, movableClock } from '../callers.ts';
import { approve, press, request } from '../largerPurchase.ts';
import { type Product, startProduct } from '../product.ts';
import { fillInQuote, join, phone, seal } from '../supplierSteps.ts';

const clock = movableClock(() => product.sweep());
let product: Product;
let callers: ReturnType<typeof callersOf>;
beforeAll(async () => {
  product = await startProduct({ now: clock.now, env: { TRUST_PROXY: '1' } });
  callers = callersOf(product);
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const larger = {
  projectName: '荧光定量 PCR 仪',
  rows: [
    ['名称', '规格型号', '数量', '单位', '单价'],
    ['荧光定量 PCR 仪', '96 孔，五通道', '2', '台', '60000'],
  ],
  total: '120,000.00',
  category: 'PCR仪',
  card: /E2E-JJ-1/,
};

const dialog = (page: Page) => page.getByRole('dialog').last();
/** Answers the question before what cannot be undone. */
const agree = (page: Page, label: string | RegExp) =>
  page.getByRole('dialog', { name: /？$/ }).getByRole('button', { name: label }).click();

test('a purchase is requested, approved, announced, quoted for on three phones, witnessed, opened, judged, decided, final and verified', {
  timeout: 300_000,
}, async () => {
  await callers.aCard('E2E-JJ-1', '300000.00');
  const suppliers = (await callers.suppliers()) as [string, string, string];
  const [first, second] = suppliers;
  const applicant = await product.openAs('teacher1', '/purchase-management/sponsor');
  const { pathname, search, searchParams } = new URL(await request(applicant, larger));
  const [id, address] = [String(searchParams.get('id')), `${pathname}${search}`];
  expect(await approve(product, applicant, larger)).toBeGreaterThan(1);

  const officer = await product.openAs('officer1', address);
  await press(officer, '接单');
  await agree(officer, '接单');
  // The browser proposes an end by its own clock.
  await officer.clock.setSystemTime(clock.now());
  await press(officer, '发布');
  await dialog(officer)
    .getByText(/将通知/)
    .waitFor();
  await dialog(officer).getByRole('button', { name: '发布' }).click();
  await agree(officer, '发布');
  await officer.getByText('距报价截止').waitFor();

  for (const [index, price] of ['57000', '56000', '58000'].entries()) {
    const page = await phone(product, String(suppliers[index]), `/purchases/${id}`);
    await join(page);
    await fillInQuote(page, price);
    await seal(page);
    await page.getByText('报价已送达，什么都不用再做。').waitFor();
  }
  // Nobody else can tell.
  await officer.reload();
  await officer.getByRole('heading', { name: '密封中，现在看不到的' }).waitFor();
  expect(await officer.getByRole('main').innerText()).not.toMatch(/沪科|56,?000|114,?000/);

  const { endTime } = await (await callers.as('officer1', 'procurement_officer')).bidding.getBidding({ path: { projectId: id } });
  await clock.pass(new Date(endTime));

  const auditor = await product.openAs('auditor1', address);
  const opener = await product.openAs('officer1', address);
  for (const stage of ['公开技术部分', '公开价格']) {
    await auditor.reload();
    await press(auditor, '见证开标');
    await dialog(auditor).getByRole('button', { name: /见证/ }).click();
    // The text of the first stage is there already while the second one is on its way.
    await dialog(auditor).waitFor({ state: 'detached' });
    await auditor
      .getByText(/于 .* 见证/)
      .last()
      .waitFor();
    await opener.reload();
    await press(opener, stage);
    await agree(opener, stage);
    if (stage === '公开价格') break;
    for (const no of ['01', '02', '03']) {
      await press(opener, `审查供应商${no}`);
      await dialog(opener)
        .getByRole('checkbox', { name: /没有利害关系/ })
        .check();
      await dialog(opener).getByRole('button', { name: '审查' }).click();
      await opener.getByText(`已提交对供应商${no}的审查`).first().waitFor();
    }
  }
  await opener.getByText('112,000.00').first().waitFor();

  const teacher = await product.openAs('teacher1', address);
  await press(teacher, '定标');
  const form = dialog(teacher);
  await form.getByRole('textbox', { name: '定标意见' }).fill('满足需求且报价最低，同意成交。');
  for (const answer of await form.getByRole('textbox', { name: /核实情况/ }).all())
    await answer.fill('已核对，地址相同因为在同一园区。');
  await form.getByRole('checkbox', { name: /没有利害关系/ }).check();
  await form.getByRole('button', { name: '定标' }).click();
  await agree(teacher, '定标');
  await teacher
    .getByText(/公示中/)
    .first()
    .waitFor();

  const loser = await phone(product, first, `/purchases/${id}`);
  await loser.getByText('112,000.00').first().waitFor();
  await loser
    .getByText(/未成交/)
    .filter({ visible: true })
    .first()
    .waitFor();

  // The notice ends, and the award is final.
  const { nextTime } = await (await callers.as('officer1', 'procurement_officer')).projects.getProjectDetail({ path: { id } });
  await clock.moveTo(new Date(Date.parse(String(nextTime)) + 60_000));
  const winner = await phone(product, second, `/purchases/${id}`);
  await winner.getByText('您已成交，学校会与您联系签约或下单。').waitFor();
  await winner.getByText('112,000.00').first().waitFor();
  await winner.goto('/portal/messages');
  await winner
    .getByText(/112,?000\.00/)
    .first()
    .waitFor();

  const verifier = await product.openAs('auditor1', address);
  await verifier.getByRole('tab', { name: '竞价', exact: true }).click();
  await press(verifier, '验算');
  await verifier.getByText(/3 份已公开报价与承诺值一致/).waitFor();
  await verifier.goto(`${address}&tab=log`);
  await press(verifier, '核验日志');
  await verifier.getByText(/^日志完整/).waitFor();
});
