import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { box, first, grown, page, part, press, serveLargerPurchases } from '#testing/largerPurchase.ts';
import { openScreen } from '#testing/openScreen.ts';

serveLargerPurchases();

function pasteInto(field: string, rows: readonly (readonly string[])[]) {
  const text = rows.map((row) => row.join('\t')).join('\n');
  fireEvent.paste(box(field), { clipboardData: { getData: () => text, files: [] } });
}

describe('the lines as a sheet', () => {
  const rows = [
    ['旋转蒸发仪', 'RE-52AA，2 L', '1', '台', '12600'],
    ['真空隔膜泵', '极限 8 mbar', '1', '台', '4280'],
    ['油浴锅', '5 L', '4', '', '760'],
    ['温度探头', 'PT1000', '6', '支', '260'],
  ];

  test('take rows of a spreadsheet, say which lacks what, and give them back', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    pasteInto('名称，第 1 行', rows);
    const note = await screen.findByText(/第 4 行缺单位/);
    expect(note.closest('[role=status]')).toHaveTextContent('已粘贴 4 行，第 4 行缺单位，其余可用');
    expect(box('单价，第 4 行')).toHaveValue('760.00');
    expect(box('小计，第 4 行')).toHaveValue('3,040.00');
    expect(within(part('清单')).getByText('5 行，16 件')).toBeVisible();
    await press(user, '去补');
    expect(box('单位，第 4 行')).toHaveFocus();
    await user.keyboard('台');
    expect(await screen.findByText('已粘贴 4 行，都可用')).toBeVisible();
    await press(user, '撤销粘贴');
    expect(screen.queryByRole('textbox', { name: '小计，第 4 行' })).toBeNull();
    expect(box('名称，第 1 行')).toHaveValue('磁力搅拌器');
  });

  test('keep numbers that cannot be read, mark them at their cells, and say how many there are', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    pasteInto('名称，第 1 行', [
      ['名称', '规格', '数量', '单位', '单价', '小计'],
      ['试剂瓶', '100 mL', '１０', '个', '３５．５０', ''],
      ['移液枪头', '1 mL', '10000', '个', '0.125', ''],
      ['离心管', '15 mL', '2', '盒', '1,5', '30'],
      ['滤纸', '9 cm', '1,5', '盒', '35。50', ''],
      ['手套', 'M', '2', '盒', '1234,50', ''],
    ]);
    expect(await screen.findByText('已粘贴 5 行，3 个数值需要核对')).toBeVisible();
    expect(['数量', '单价', '小计'].map((name) => box(`${name}，第 2 行`))).toEqual([
      expect.objectContaining({ value: '10' }),
      expect.objectContaining({ value: '35.50' }),
      expect.objectContaining({ value: '355.00' }),
    ]);
    expect(box('单价，第 3 行')).toHaveValue('0.125');
    expect(box('小计，第 3 行')).toHaveValue('1,250.00');
    expect(box('单价，第 4 行')).toHaveValue('1,5');
    expect(box('单价，第 4 行')).toHaveAccessibleDescription('单价：请填写大于 0 的单价，最多四位小数');
    expect(box('数量，第 5 行')).toHaveValue('1,5');
    expect(box('单价，第 6 行')).toHaveValue('1234,50');
    await press(user, '去补');
    expect(box('单价，第 4 行')).toHaveFocus();
    await user.clear(box('单价，第 4 行'));
    await user.type(box('单价，第 4 行'), '15');
    expect(box('小计，第 4 行')).toHaveValue('30.00');
    expect(await screen.findByText('已粘贴 5 行，2 个数值需要核对')).toBeVisible();
  });

  test('take the place of an amount that was typed alone, which comes back when they are taken back', async () => {
    const { user } = await openScreen(page);
    await screen.findAllByRole('radio', { name: new RegExp(first?.cardNo ?? '') });
    await user.type(box('金额'), '30000');
    await press(user, '继续填写竞价采购');
    await press(user, /2 清单/);
    pasteInto('名称，第 1 行', [
      ['离心机', '台式', '2', '台', '12000'],
      ['水浴锅', '六孔', '2', '台', '3000'],
    ]);
    expect(await screen.findByText('已粘贴 2 行，都可用')).toBeVisible();
    expect(box('名称，第 1 行')).toHaveValue('离心机');
    expect(box('小计，第 2 行')).toHaveValue('6,000.00');
    expect(box('名称，第 3 行')).toHaveValue('');
    await press(user, '撤销粘贴');
    expect(box('小计，第 1 行')).toHaveValue('30,000.00');
  });

  test('are recognized by the names of their columns, with several lines in a cell', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    pasteInto('名称，第 1 行', [
      ['单位', '数量', '品名', '技术要求', '预算单价（元）'],
      ['台', '2', '离心机', '"转速不低于 4000\n*带 ""自平衡"""', '3,000'],
    ]);
    expect(await screen.findByText('已粘贴 1 行，都可用')).toBeVisible();
    expect(box('小计，第 2 行')).toHaveValue('6,000.00');
    await press(user, '技术参数，第 2 行');
    expect(screen.getByRole('textbox', { name: '技术参数，第 2 行' })).toHaveValue('转速不低于 4000\n*带 "自平衡"');
  });

  test('begin below the names of their columns, wherever titles stand above', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    pasteInto('名称，第 1 行', [
      ['2026 年采购清单', '', '', '', '', ''],
      ['部门：有机化学实验室', '', '日期：', '46353', '', ''],
      ['序号', '名称', '规格', '数量', '单位', '单价'],
      ['1', '离心机', '台式', '2', '台', '3000'],
    ]);
    expect(await screen.findByText('已粘贴 1 行，都可用')).toBeVisible();
    expect(box('名称，第 2 行')).toHaveValue('离心机');
    expect(box('小计，第 2 行')).toHaveValue('6,000.00');
  });

  test.each([
    ['below what nobody named', [], ['合 计：', '', '12', '', '', '30,000']],
    [
      'in the first column, with the amount in words',
      ['序号', '名称', '规格', '数量', '单位', '单价', '小计'],
      ['合计（大写）：叁万元整', '', '', '', '', '', '30000'],
    ],
    ['in English', ['Nr', '名称', '规格', '数量', '单位', '单价', '小计'], ['Grand Total', '', '', '3', '', '', '30000']],
  ])('leave out a sum of the others %s, and say so', async (_, head, sum) => {
    const { user } = await grown();
    await press(user, /2 清单/);
    const goods = [
      ['离心机', '台式', '2', '台', '12000', '24000'],
      ['总计算机', '六孔', '1', '台', '6000', '6000'],
    ].map((row, index) => (head.length > 0 ? [String(index + 1), ...row] : row));
    pasteInto('名称，第 1 行', [...(head.length > 0 ? [head] : []), ...goods, sum]);
    expect(await screen.findByText('已粘贴 2 行，合计 1 行不算，都可用')).toBeVisible();
    expect(box('名称，第 3 行')).toHaveValue('总计算机');
    expect(box('名称，第 4 行')).toHaveValue('');
  });

  test('keep a row whose category there is not, and name it where it stands, until one is chosen', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    pasteInto('名称，第 1 行', [
      ['名称', '规格', '分类', '数量', '单位', '单价'],
      ['旋转蒸发仪', 'RE-52AA', '化学试剂', '1', '台', '12600'],
      ['笔记本', '14 寸', '手提电脑', '1', '台', '6000'],
    ]);
    const note = await screen.findByText(/第 3 行：没有名为“手提电脑”的分类/);
    expect(note.closest('[role=status]')).toHaveTextContent('已粘贴 2 行，第 3 行：没有名为“手提电脑”的分类，其余可用');
    const cell = () => screen.getByRole('combobox', { name: '分类，第 3 行' });
    expect(box('名称，第 3 行')).toHaveValue('笔记本');
    expect(cell()).toBeInvalid();
    expect(cell()).toHaveAccessibleDescription('分类：没有名为“手提电脑”的分类');
    await press(user, '去补');
    expect(cell()).toHaveFocus();
    await user.click(cell());
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    expect(await screen.findByText('已粘贴 2 行，都可用')).toBeVisible();
    expect(cell()).toBeValid();
  });

  test('calculate: the price makes the subtotal, and keeps when the quantity changes; a subtotal makes the price', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    expect(box('单价，第 1 行')).toHaveValue('3,980.00');
    await user.clear(box('数量，第 1 行'));
    await user.type(box('数量，第 1 行'), '5');
    expect(box('小计，第 1 行')).toHaveValue('19,900.00');
    await user.clear(box('小计，第 1 行'));
    await user.type(box('小计，第 1 行'), '20000');
    expect(box('单价，第 1 行')).toHaveValue('4,000.00');
  });

  test('go on by keys: Enter to the next row, which is there as soon as something is typed', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    await user.click(box('名称，第 1 行'));
    await user.keyboard('{Enter}油浴锅');
    expect(box('名称，第 2 行')).toHaveFocus();
    expect(box('名称，第 2 行')).toHaveValue('油浴锅');
    expect(box('名称，第 3 行')).toHaveAttribute('placeholder', '接着填，或粘贴');
  });

  test('can be deleted, and a deleted one comes back', async () => {
    const { user } = await grown();
    await press(user, /2 清单/);
    await press(user, '第 1 行的操作');
    await user.click(await screen.findByRole('menuitem', { name: '删除这一行' }));
    expect(box('名称，第 1 行')).toHaveValue('');
    await press(user, '撤销');
    expect(box('名称，第 1 行')).toHaveValue('磁力搅拌器');
  });
});
