import { expect, test } from 'vitest';
import { loadAreas, loadLanguage, translate } from '#i18n/catalog.ts';
import type { Translate } from '#i18n/messages.ts';
import { openedQuote } from '#testing/openBidding.ts';
import { makeWorkbook, readWorkbook } from '#ui/sheet/workbook.ts';
import { openZip } from '#ui/sheet/zip.ts';
import { comparisonSheet } from './comparisonSheet.ts';

test('the sheet of a comparison has numbers to calculate with, and says of each quote what the page says', async () => {
  await loadAreas(['bidding', 'projects', 'purchases', 'ui']);
  await loadLanguage('en-US');
  const t = ((key, params) => translate('en-US', key as never, params as never)) as Translate;
  const line = { no: 1, itemName: 'Microscope', quantity: '3', unit: 'set', spec: null, parameters: null, categoryName: null };
  const quotes = [openedQuote(1, '42000.00', { abnormallyLow: true }), openedQuote(2, '70500.50')];
  const rest = { lowestQuoteId: 'q1', tie: false, averageTotal: null, priceCeiling: '75000.00' };
  const comparison = { ...rest, quotes, lines: [line] } as unknown as Parameters<typeof comparisonSheet>[0];
  const archive = await makeWorkbook([comparisonSheet(comparison, t)]).arrayBuffer();
  const rows = readWorkbook(archive).map(({ cells }) => cells);
  expect(rows[1]).toEqual(['1 Microscope', '3 set', '42000', '70500.5']);
  expect(rows).toContainEqual(['Total (CNY)', '', '42000', '70500.5']);
  expect(rows).toContainEqual(['Status', '', 'Abnormally low', 'Valid']);
  expect(openZip(archive)('xl/worksheets/sheet1.xml')).toContain('<c r="D2" s="3"><v>70500.50</v></c>');
});
