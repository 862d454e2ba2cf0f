import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pixel } from '../../../server/test/builders/contents.ts';
import { wordHtml } from '../../../web/src/testing/officeHtml.ts';
import { doWith } from '../doWith.ts';
import { type Product, startProduct } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

/** Pastes as a browser does, with what another program has left on the clipboard. */
async function paste(page: Page, html: string, png: string | null = null) {
  await page.getByRole('textbox', { name: '正文' }).evaluate(
    async (editor, [text, picture]) => {
      const clipboardData = new DataTransfer();
      if (text) clipboardData.setData('text/html', text);
      if (picture) {
        const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
        clipboardData.items.add(new File([bytes], '现场.png', { type: 'image/png' }));
      }
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, png] as const,
  );
}

/** Pictures that the page has loaded, of those in the text. */
const shownPictures = (page: Page) =>
  page
    .locator('article img, [contenteditable] img')
    .evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).naturalWidth));

test('a text of Word and a picture are pasted, previewed, saved, published and read by others', {
  timeout: 120_000,
}, async () => {
  const page = await product.openAs('schooladmin', '/system/newsInformation');
  await page.getByRole('button', { name: '新建资讯' }).click();
  const form = page.getByRole('dialog', { name: '新建资讯' });
  await form.getByRole('textbox', { name: '标题' }).fill('采购办法');
  await form.getByRole('textbox', { name: '正文' }).click();
  await paste(page, wordHtml);
  await form.getByText('有 1 张图片未能随文字粘贴').waitFor();
  await paste(page, '', pixel.toString('base64'));
  await expect.poll(() => shownPictures(page)).toEqual([1]);

  await form.getByRole('button', { name: '预览' }).click();
  const preview = page.getByRole('dialog', { name: '采购办法' });
  await preview.getByRole('heading', { level: 3, name: '1.1 适用范围' }).waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });

  await form.getByRole('button', { name: '保存' }).click();
  await form.waitFor({ state: 'detached' });
  await doWith(page, '发布 采购办法');
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click();
  await page.getByText('已发布《采购办法》').waitFor();
  const address = (await page.getByRole('link', { name: '采购办法' }).getAttribute('href')) ?? '';

  const reader = await product.openAs('teacher1', address);
  const article = reader.locator('article');
  await article.getByRole('heading', { level: 2, name: '采购办法' }).waitFor();
  expect(await article.locator('ol > li ul > li').allTextContents()).toEqual(['附预算']);
  expect(
    await article
      .locator('td')
      .evaluateAll((cells) =>
        cells.map((cell) => [(cell as HTMLTableCellElement).colSpan, (cell as HTMLTableCellElement).rowSpan]),
      ),
  ).toEqual([
    [1, 2],
    [2, 1],
    [1, 1],
    [1, 1],
  ]);
  await expect.poll(() => shownPictures(reader)).toEqual([1]);
});
