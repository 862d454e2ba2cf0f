import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

let count = 0;

/** What goes into a field for text, by its label; each time another one, because names and codes are there once. */
function textFor(label: string): string {
  count += 1;
  const letters = `try_${String(count).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  const kinds: [pattern: RegExp, text: string][] = [
    [/发票号码/, String(10_000_000 + count)],
    [/凭证号/, `PZ-${count}`],
    [/手机|电话/, `138${10_000_000 + count}`],
    [/邮箱/, `try${count}@example.edu.cn`],
    [/下限/, '90000000.00'],
    [/金额|价|预算|额度/, '120.00'],
    [/网址|链接|官网|服务地址/, 'https://example.edu.cn/'],
    [/路由名/, `try-${count}`],
    [/路径|路由/, `/try-${count}`],
    [/学校标识|学校代码/, String(90_000 + count)],
    [/地址/, '试用路1号楼101室'],
    [/分类编码/, String(900 + count)],
    [/角色编码|字典类型/, letters],
    [/键|编码|代码|账号|标识|编号|卡号/, `try${count}`],
    [/排序|天数|时长|次数|数量|人数|比例|分值|扣分|权重|间隔|限/, '5'],
  ];
  return kinds.find(([pattern]) => pattern.test(label))?.[1] ?? `试用${count}`;
}

/** A file that its kind accepts. */
function anyFile(): string {
  const path = join(tmpdir(), `try${process.pid}.pdf`);
  writeFileSync(path, '%PDF-1.4\n%%EOF\n');
  return path;
}

/** The fields that say that something is missing or wrong. */
const faulty = (form: Locator) =>
  form.locator(
    '.mantine-InputWrapper-root:has(> .mantine-InputWrapper-error), .mantine-Checkbox-root:has(.mantine-InputWrapper-error)',
  );

async function fill(page: Page, field: Locator): Promise<void> {
  const [label = ''] = await field.locator('.mantine-InputWrapper-label').allTextContents();
  const control = (selector: string) => field.locator(selector).filter({ visible: true }).first();
  const has = async (selector: string) => (await control(selector).count()) > 0;
  if ((await field.locator('input[type=file]').count()) > 0) return field.locator('input[type=file]').setInputFiles(anyFile());
  if (await has('input[type=checkbox]')) return control('input[type=checkbox]').check();
  if (await has('input[type=radio]')) return control('input[type=radio]').check();
  if (await has('[role=treeitem]')) return control('[role=treeitem]').press(' ');
  if (await has('[contenteditable=true]')) return control('[contenteditable=true]').fill('试用的正文');
  if (await has('[data-dates-input]')) {
    await control('[data-dates-input]').click();
    return page.locator('[role=dialog] table button:enabled:visible').last().click();
  }
  if (await has('[aria-haspopup=listbox]')) {
    for (const box of await field.locator('input[aria-haspopup=listbox]').filter({ visible: true }).all()) {
      if ((await box.inputValue()) !== '') continue;
      await box.click();
      const choice = page.getByRole('option').filter({ visible: true }).first();
      // Without anything to choose the form goes on saying so.
      await choice.click({ timeout: 2000 }).catch(() => undefined);
      await page.keyboard.press('Tab');
    }
    return;
  }
  if (await has('textarea')) return control('textarea').fill('试用的内容，要写多少字的地方都写得下，所以不少于二十个字。');
  if (await has('input')) return control('input').fill(textFor(label));
  // A list that wants an entry.
  return field.getByRole('button').last().click();
}

/**
 * Sends a form, puts something into each field that says it wants it, and sends it again, until it is accepted.
 * @param answered resolves when what was asked for is there
 * @returns what the form says in the end; nothing if it was accepted
 */
export async function sendForm(page: Page, form: Locator, answered: () => Promise<unknown>): Promise<string[]> {
  for (let round = 0; round < 6; round += 1) {
    await form.locator('button[type=submit]').click();
    await answered();
    if ((await faulty(form).count()) === 0) await form.waitFor({ state: 'detached', timeout: 1500 }).catch(() => undefined);
    if ((await form.count()) === 0) return [];
    // A field that has been filled says nothing any more; one that still does is left to the next round.
    let left = 0;
    for (let before = await faulty(form).count(); left < before; before = await faulty(form).count()) {
      await fill(page, faulty(form).nth(left));
      if ((await faulty(form).count()) >= before) left += 1;
    }
  }
  return form.locator('.mantine-InputWrapper-error, [role=alert]').allTextContents();
}
