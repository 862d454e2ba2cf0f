import type { Page } from 'playwright-core';

/** What is printed, sheet by sheet: how each lies. */
export async function sheetsOf(page: Page): Promise<('tall' | 'wide')[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => (Number(width) > Number(height) ? 'wide' : 'tall'));
}

/** What of the page would be printed over the preview's sheet, or around it in a colour; '' for nothing. */
export async function besideSheet(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  return page.locator('[data-print-sheet]').evaluate((sheet) => {
    const { left, top, width } = sheet.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + 5);
    if (!sheet.contains(above)) return `over it: ${above?.className}`;
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    return backgroundColor === 'rgb(255, 255, 255)' && colorScheme === 'light'
      ? ''
      : `around it: ${backgroundColor}, ${colorScheme}`;
  });
}
