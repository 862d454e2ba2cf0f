import type { OperationId } from '@campus-procurement/sdk';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const lists: [address: string, operation: OperationId][] = [
  ['/company/company-apply', 'queryAllSupplier'],
  ['/information/expenditure', 'queryExpenditurePage'],
  ['/system/dictionary/dictData?dictType=campus', 'queryDictEntryPage'],
  ['/system/document', 'queryDownloadDocPage'],
  ['/system/goods-category', 'getGoodsCategoryTree'],
  ['/system/guidance', 'queryHelpGuidelinePage'],
  ['/system/helpCenter', 'queryHelpFaqPage'],
  ['/system/integrityAnnouncement', 'queryIntegrityExposurePage'],
  ['/system/lighthouse', 'queryLighthousePage'],
  ['/system/menu?tab=switches', 'queryMenuDisablePage'],
  ['/system/operation-log', 'queryOperationLogPage'],
  ['/system/product', 'queryProductPage'],
  ['/task-manage', 'queryTaskPage'],
  ['/user/page', 'querySchoolUserPage'],
  ['/user/role', 'queryRolePage'],
];
const [school] = api.example('listSchoolsSimple');
/** Some lists say whose rows they hold, some where they are from. */
const schoolFilter = /学校|^所属$/;

describe.each(lists)('the list of %s', (address, operation) => {
  test('is searched by school by those who look after several', async () => {
    const { user } = await openScreen(address, { userType: 'PLATFORM' });
    await user.click(await screen.findByRole('combobox', { name: schoolFilter }));
    await user.click(await screen.findByRole('option', { name: school?.schoolName ?? '' }));
    await waitFor(() => expect(callsOf(operation).at(-1)?.query).toMatchObject({ companyId: school?.companyId }));
  });

  test('has no choice of schools for those of one', async () => {
    await openScreen(address);
    await waitFor(() => expect(callsOf(operation)).not.toHaveLength(0));
    expect(await screen.findByRole('button', { name: '查询' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: schoolFilter })).toBeNull();
  });
});
