import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

/** Opens a form of the roles in a low window, with what a new role needs. */
async function openForm(button: string) {
  const page = await product.openAs('schooladmin', '/user/role');
  await page.setViewportSize({ width: 1366, height: 460 });
  await page.getByRole('button', { name: button }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('tree').waitFor();
  const name = form.getByRole('textbox', { name: '角色名称' });
  const save = form.getByRole('button', { name: '保存' });
  return {
    page,
    form,
    name,
    save,
    /** The fields, seen from the first one or from the last. */
    scroll: (to: 'start' | 'end') =>
      form
        .getByRole(to === 'start' ? 'textbox' : 'treeitem')
        .nth(to === 'start' ? 0 : -1)
        .scrollIntoViewIfNeeded(),
    /** Whether all of a text is seen, and nothing covers it. */
    sees: (text: string) =>
      form.getByText(text, { exact: true }).evaluate((said) => {
        const { left, top, bottom } = said.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) => said.contains(document.elementFromPoint(left + 1, y)));
      }),
    /** The text of what has the focus, or of the field that it is in. */
    focused: () =>
      form.evaluate((drawer) => {
        const { activeElement: focus } = document;
        if (!focus || focus === drawer || !drawer.contains(focus)) return 'nothing in the form';
        return (focus.closest('.mantine-InputWrapper-root') ?? focus).textContent;
      }),
  };
}

/** Answers what saves a role. */
const answer = (page: Page, operation: string, status: number, body: object) =>
  page.route(`**/${operation}`, (route) => route.fulfill({ status, json: body }));

const invalid = (field: string, message: string) => ({
  code: 4000,
  msg: '参数校验失败',
  data: { errors: [{ field, rule: 'exists', params: {}, message }] },
});

test('what is missing above what is seen of a form comes into sight and has the focus', async () => {
  const { save, scroll, sees, focused } = await openForm('新建角色');
  await scroll('end');
  await save.click();
  await expect.poll(() => sees('请填写角色名称')).toBe(true);
  await expect.poll(focused).toContain('请填写角色名称');
});

test.each([
  ['a field at the edge of what is seen', 'dataScope', '不在可选范围内'],
  ['a field below, which is no input', 'menuIds', '菜单已不存在'],
])('what the server refuses comes into sight and has the focus: %s', async (_what, field, message) => {
  const { page, form, name, save, scroll, sees, focused } = await openForm('新建角色');
  await name.fill('设备管理员');
  await form.getByRole('textbox', { name: '角色编码' }).fill('equipment_manager');
  const edge = form.getByRole('combobox', { name: '数据范围' });
  await scroll('start');
  // The lower edge of what is seen is that of the data scope.
  const [input, button] = [await edge.boundingBox(), await save.boundingBox()];
  if (!input || !button) throw new Error('The form is not shown');
  await page.setViewportSize({ width: 1366, height: Math.ceil(460 + input.y + input.height + 16 - button.y) });
  await answer(page, 'saveRole', 400, invalid(field, message));
  await save.click();
  await expect.poll(() => sees(message)).toBe(true);
  await expect.poll(focused).toContain(message);
});

test.each([
  ['somebody else was faster', 4090, '数据已被他人修改，请刷新后重试', '载入最新内容'],
  ['the server has another reason', 4101, '当前状态不允许该操作', '当前状态不允许该操作'],
])('a refusal of the whole form comes into sight and has the focus: %s', async (_what, code, msg, said) => {
  const { page, form, save, scroll, sees, focused } = await openForm('编辑 资产盘点员');
  await form.getByRole('textbox', { name: '备注' }).fill('学院设备');
  await scroll('end');
  await answer(page, 'updateRole', 200, { code, msg, data: null });
  await save.click();
  await expect.poll(focused).toContain(said);
  await expect.poll(() => sees(said)).toBe(true);
});
