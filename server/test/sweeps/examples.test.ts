import { type Client, type Input, isApiError, type OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { examples } from '../../../sdk/src/generated/examples.ts';
import { differences } from '../excerpt.ts';
import { permissions } from '../permissions/permissions.ts';
import { startApp, type TestApp } from '../startApp.ts';

let app: TestApp;
let readers: Client[];
beforeAll(async () => {
  app = await startApp();
  // In Chinese, as the examples are.
  const inChinese = async (account: string) => app.client((await app.as(account)).token, '10.0.0.1', 'zh-CN');
  readers = await Promise.all(['admin', 'schooladmin', 'teacher1', 'officer1', 'finance1', 'dean1'].map(inChinese));
  // At a school whose purchases hang on items.
  readers.push(app.client((await app.as('shaoboyan', 'procurement_officer')).token, '10.0.0.1', 'zh-CN'));
  // The account of a supplier holds no role.
  readers.push(app.client((await app.login('supplier1')).token, '10.0.0.1', 'zh-CN'));
  // The home page of the examples is that of somebody who has opened an announcement.
  await readers[1]?.articles.countArticleView({ path: { id: seedId('systemAnnouncement', 3201) } });
});
afterAll(() => app.close());

/** What is no answer on the demo data, and why. */
const notOfDemoData = {
  getCaptcha: 'is drawn anew each time',
  getSessionStatus: 'counts down, and names the build and the addresses of an installation',
  listMySessions: 'tells of the logins of these tests',
  getDashboardMonitor: 'measures the process that answers',
  getExpenditureSync: 'nothing has been taken over from a financial system',
  downloadFile: 'is a file',
  getBidding: 'no bidding has been announced',
  listParticipants: 'no bidding has been announced',
  compareQuotes: 'no bidding has been announced',
  queryProjectModifyPage: 'no purchase can be changed',
  getProjectModifyDetail: 'no purchase can be changed',
  queryContractPage: 'there is no contract',
  getContractDetail: 'there is no contract',
  getProjectDossier: 'no purchase of the demo data was delivered',
  queryAcceptancePage: 'nothing has been delivered',
  getAcceptanceDetail: 'nothing has been delivered',
  queryBiddableProjectPage: 'no bidding has been announced',
  getBiddableProjectDetail: 'no bidding has been announced',
  getSupplierNotice: 'no bidding has been announced',
  queryAnnouncementPage: 'no bidding has been announced',
  getAnnouncementDetail: 'no bidding has been announced',
  queryPublicAnnouncementPage: 'no bidding has been announced',
  getPublicAnnouncementDetail: 'no bidding has been announced',
  queryStrandedTurnPage: 'everybody can do what is awaited of them',
  querySharedApplyPage: 'nobody has asked for shared stock',
  queryStockDocumentPage: 'no delivery waits for a keeper',
  getStockDocumentDetail: 'no delivery waits for a keeper',
} satisfies Partial<Record<OperationId, string>>;

/** What is asked with something else than the id in the example. */
const asked: { [Id in OperationId]?: Input<Id> } = {
  queryMenuTree: { body: { sysCode: 'bidding' } },
  queryMenuDisablePage: { query: { companyId: '2981', size: 200 } },
  queryCharacterValues: { body: ['ifOpenEntry', 'ifCrossAcceptance', 'JNUniversityCharacter'] },
  queryCharacterSchoolPage: { query: { companyId: '1001', size: 200 } },
  queryDictEntryPage: { query: { dictType: 'unit', size: 200 } },
  // Without the logins of these tests.
  queryOperationLogPage: { query: { timeEnd: '2026-03-02T08:59:59+08:00', size: 200 } },
  listReplacements: {
    query: { part: 'REQUESTER', recordId: seedId('project', 9025), userId: seedId('user', 104), keyword: 'tianyufei' },
  },
  listCalendarDays: { query: { year: 2026 } },
  listPurchasingProgress: { query: { executionId: seedId('purchasingExecution', 2301) } },
  queryExpenditurePage: { query: { deptId: seedId('dept', 311), sort: 'availableAmount,asc' } },
  queryExpenditureFlowPage: { query: { expenditureId: seedId('expenditure', 5101) } },
  listCarriedExpenditures: { query: { endsBy: '2025-12-31' } },
  queryUnbilledPage: { query: { keyword: '江海实验用品商行' } },
  queryStockFlowPage: { query: { stockId: seedId('stock', 85028) } },
  listCompanyReviewRecords: { path: { id: seedId('supplier', 1201) } },
  getCompanyGsInfo: { query: { supplierId: seedId('supplier', 1201) } },
  getCompanyScorecard: { path: { id: seedId('supplier', 1201) } },
  queryProjectPage: { query: { scope: 'ALL', size: 200 } },
  queryApprovalTaskPage: { query: { tab: 'TODO', size: 200 } },
  queryStuckApprovalPage: { query: { size: 200 } },
  listProjectLogs: { path: { id: seedId('project', 9001) } },
  verifyProjectLog: { path: { id: seedId('project', 9001) } },
  checkAccount: { query: { account: 'teacher1' } },
  listWechatMessageScenes: { query: { receiverId: seedId('wechatReceiver', 5301) } },
  queryMessageScenesNotAdded: { query: { receiverId: seedId('wechatReceiver', 5301) } },
};

function inputOf(id: OperationId): Input<OperationId> {
  const row = examples[id].data as { id?: string } | null;
  const input = asked[id] ?? { ...permissions[id].input, ...(contract[id].paged && { query: { size: 200 } }) };
  return (row?.id && 'path' in input ? { ...input, path: { id: row.id } } : input) as Input<OperationId>;
}

const reads = Object.values(contract).filter(
  ({ id, method, sideEffect }) => ((method === 'GET' && !sideEffect) || id in asked) && !(id in notOfDemoData),
);

test.each(reads)('the example of $id is what one of the demo accounts reads', async ({ id }) => {
  // Not everybody may read everything.
  const answers = await Promise.all(
    readers.map((reader) =>
      reader.call(id, inputOf(id)).catch((error) => {
        if (isApiError(error)) return error.message;
        throw error;
      }),
    ),
  );
  const found = answers.map((answer) => differences(answer, examples[id].data)).sort((one, other) => one.length - other.length);
  expect(found[0]).toEqual([]);
});
