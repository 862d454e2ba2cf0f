import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const page = '/purchase-management/sponsor';
const detail: Schemas['ProjectDetail'] = {
  ...api.example('getProjectDetail'),
  id: 'draft',
  projectCode: null,
  status: 'DRAFT',
  version: 7,
  allowedActions: ['EDIT', 'SUBMIT', 'DELETE'],
};
const items = [{ ...(api.example('queryAssociationItemPage').records[0] as Schemas['AssociationItem']) }];

/** The form at a school with a switch. */
async function open(flag: string, state: string, address = page, check = api.example('precheckProject')) {
  api.override('queryCharacterValues', { ...api.example('queryCharacterValues'), [flag]: state });
  api.override('queryAssociationItemPage', { records: items, total: 1, current: 1, size: 20 });
  api.override('getProjectDetail', detail);
  api.override('saveProject', { id: 'draft', version: 1 });
  api.override('precheckProject', check);
  const app = await openScreen(address);
  await screen.findByRole('textbox', { name: '名称' });
  return app;
}

describe('the item of the school’s own project system', () => {
  test('comes first while QLGYUniversityCharacter is Y: nothing is saved before it is chosen', async () => {
    const { user } = await open('QLGYUniversityCharacter', 'Y', '/purchase-management/qlgd-new-construction');
    await user.type(screen.getByRole('textbox', { name: '名称' }), '移液枪头');
    const field = screen.getByRole('combobox', { name: '关联项目' });
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: /智能制造实训平台建设/ }));
    expect(await screen.findByText('批复 40,000.00 元，可用 40,000.00 元')).toBeVisible();
    await waitFor(() => expect(callsOf('saveProject')).toHaveLength(1));
    expect(callsOf('saveProject')[0]?.body).toMatchObject({ associationCode: 'XM2026-0001', items: [{ itemName: '移液枪头' }] });
  }, 60_000);

  test('is not asked for while it is N', async () => {
    await open('QLGYUniversityCharacter', 'N');
    expect(screen.queryByRole('combobox', { name: '关联项目' })).toBeNull();
    expect(callsOf('queryAssociationItemPage')).toEqual([]);
  });
});

test.each([
  ['Y', '申购理由'],
  ['N', '购置必要说明'],
])('the description is called as the school calls it (SYDUniversityCharacter %s)', async (state, label) => {
  await open('SYDUniversityCharacter', state);
  expect(screen.getByRole('textbox', { name: label })).toBeVisible();
});

test.each([
  // The name of the product is decided by another setting.
  ['Y', /网上采购/, /竞价(?!采购平台)/],
  ['N', /竞价采购/, /网上采购/],
])('a larger purchase is called as the school calls it (JNUniversityCharacter %s)', async (state, said, other) => {
  const check = api.example('precheckProject');
  await open('JNUniversityCharacter', state, `${page}?id=draft`, { ...check, lane: 'BIDDING', laneReason: 'HAZARDOUS' });
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  expect(screen.queryAllByText(other)).toEqual([]);
});

describe('the category of a line', () => {
  test('is chosen in a window while categoryWhetherUsePopupMode is Y', async () => {
    const { user } = await open('categoryWhetherUsePopupMode', 'Y');
    const field = screen.getByRole('textbox', { name: '分类' });
    expect(field).toHaveAttribute('readonly');
    await user.click(field);
    const dialog = within(await screen.findByRole('dialog', { name: '选择分类' }));
    const [first] = await dialog.findAllByRole('listitem');
    const name = String(first?.textContent);
    await user.type(dialog.getByRole('textbox', { name: '查找分类' }), name);
    await user.click(within(dialog.getAllByRole('listitem')[0] as HTMLElement).getByRole('button'));
    await waitFor(() => expect(field).toHaveValue(name.split(' / ').at(-1)));
  });

  test('is a list to type in while it is N', async () => {
    await open('categoryWhetherUsePopupMode', 'N');
    expect(screen.getByRole('combobox', { name: '分类' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '分类' })).toBeNull();
  });
});

test.each([
  ['https://example.edu.cn/argument.docx', 'https://example.edu.cn/argument.docx'],
  ['Y', null],
  ['', null],
])(
  'the argument report leads to the template of the school, else to ours with the lines in it (argumentReportTemplateUrl %s)',
  async (value, address) => {
    const check = { ...api.example('precheckProject'), lane: 'BIDDING' as const, argumentReasons: ['UNIT_PRICE' as const] };
    api.override('queryCharacterValues', { ...api.example('queryCharacterValues'), argumentReportTemplateUrl: value });
    api.override('getProjectDetail', detail);
    api.override('precheckProject', check);
    const { user } = await openScreen(`${page}?way=SINGLE_SOURCE`);
    await user.click(await screen.findByRole('button', { name: /5 附件/ }));
    const report = within(await screen.findByRole('group', { name: '论证报告' }));
    if (address === null) expect(report.getByRole('button', { name: /模板/ })).toBeVisible();
    else expect(report.getByRole('link', { name: /模板/ })).toHaveAttribute('href', address);
  },
);

describe('where no purchase may be begun (whetherHideEntryNewlyCreatedProject)', () => {
  test('a draft opens in the form there', async () => {
    await open('whetherHideEntryNewlyCreatedProject', 'Y', '/purchase-management/draft-ave?id=draft');
    expect(screen.getByRole('textbox', { name: '名称' })).toBeVisible();
  });
});
