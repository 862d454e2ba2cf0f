import { associations } from '#associations/associations.ts';
import { mayReadArticle } from '#content/articles/articleFiles.ts';
import { articleSource } from '#content/articles/articleSource.ts';
import { articles } from '#content/articles/articles.ts';
import { latestArticles } from '#content/articles/latestArticles.ts';
import { documentSource } from '#content/documents/documentSource.ts';
import { documents } from '#content/documents/documents.ts';
import { mayReadDocument } from '#content/documents/visibleDocuments.ts';
import { products } from '#content/products/products.ts';
import { mayReadProduct } from '#content/products/visibleProducts.ts';
import { files } from '#home/files/files.ts';
import { inbox } from '#home/messages/inbox.ts';
import { unreadMessageCount, unreadMessages } from '#home/messages/messagePanels.ts';
import { alarms } from '#home/panels/alarms.ts';
import { home } from '#home/panels/home.ts';
import { missingBasis } from '#home/panels/missingBasis.ts';
import { unmanagedSchools } from '#home/panels/unmanagedSchools.ts';
import { ownTasks } from '#home/tasks/ownTasks.ts';
import { taskCounts } from '#home/tasks/taskCounts.ts';
import { tasks } from '#home/tasks/tasks.ts';
import { cardFigure } from '#ledger/cards/cardFigure.ts';
import { cardSource } from '#ledger/cards/cardSource.ts';
import { expenditure } from '#ledger/cards/expenditure.ts';
import { fundsOverview } from '#ledger/cards/fundsOverview.ts';
import { contacts } from '#people/contacts/contacts.ts';
import { departments } from '#people/departments/departments.ts';
import { menus } from '#people/menus/menus.ts';
import { roles } from '#people/roles/roles.ts';
import { liveSessions, onlineUsers } from '#people/session/liveSessions.ts';
import { serviceCards, shortcuts } from '#people/session/menuPanels.ts';
import { session } from '#people/session/session.ts';
import { mayReadPortrait } from '#people/users/portrait.ts';
import { userCounts } from '#people/users/userCounts.ts';
import { userSource } from '#people/users/userSource.ts';
import { users } from '#people/users/users.ts';
import { wechat } from '#people/wechat/wechat.ts';
import type { ServerHandlers } from '#platform/context/context.ts';
import { panelFor } from '#platform/panels/panel.ts';
import { announcementSource } from '#purchase/announcements/announcementSource.ts';
import { announcements } from '#purchase/announcements/announcements.ts';
import { approvalConfig } from '#purchase/approvalFlows/approvalConfig.ts';
import { approvals } from '#purchase/approvals/approvals.ts';
import { approvalComments } from '#purchase/approvals/comments/approvalComments.ts';
import { overdueFigure } from '#purchase/approvals/overdueFigure.ts';
import { stuckFigure } from '#purchase/approvals/stuckFigure.ts';
import { auditFigures } from '#purchase/bidding/auditFigures.ts';
import { bidding } from '#purchase/bidding/bidding.ts';
import { mayReadAwardFiles } from '#purchase/bidding/biddingFiles.ts';
import { keysAway } from '#purchase/bidding/public.ts';
import { modifications } from '#purchase/change/modifications.ts';
import { mayReadModifyFiles } from '#purchase/change/public.ts';
import { mayReadContractFiles } from '#purchase/contract/contractFiles.ts';
import { contractSource } from '#purchase/contract/contractSource.ts';
import { contracts } from '#purchase/contract/contracts.ts';
import { mayReadAcceptanceFiles } from '#purchase/delivery/acceptanceFiles.ts';
import { acceptances } from '#purchase/delivery/acceptances.ts';
import { mayReadFrameworkFiles } from '#purchase/frameworks/frameworkFiles.ts';
import { frameworks } from '#purchase/frameworks/frameworks.ts';
import { claimFigures } from '#purchase/panels/claimFigures.ts';
import { completedFigures } from '#purchase/panels/completedFigures.ts';
import { homeTodo } from '#purchase/panels/homeTodo.ts';
import { paymentFigures } from '#purchase/panels/paymentFigures.ts';
import { spendingFigure } from '#purchase/panels/spendingFigure.ts';
import { waitingFigure } from '#purchase/panels/waitingFigure.ts';
import { quoteFiles } from '#purchase/portal/quoteFiles.ts';
import { supplierBidding } from '#purchase/portal/supplierBidding.ts';
import { projects } from '#purchase/projects.ts';
import {
  mayReadDefaultFiles,
  mayReadInvoiceFiles,
  mayReadProjectFiles,
  mayReadReceiptFiles,
} from '#purchase/records/projectFiles.ts';
import { projectSource } from '#purchase/records/projectSource.ts';
import { terminations } from '#purchase/termination/terminations.ts';
import { replacements } from '#replacements/replacements.ts';
import { dictionary } from '#settings/dictionary/dictionary.ts';
import { goodsCategories } from '#settings/goodsCategories/goodsCategories.ts';
import { operationLog } from '#settings/operationLog/operationLog.ts';
import { recentRefusals } from '#settings/operationLog/recentRefusals.ts';
import { characterParameters } from '#settings/parameters/characterParameters.ts';
import { purchasingConfig } from '#settings/purchasing/purchasingConfig.ts';
import { mayReadSchoolFiles } from '#settings/schools/schoolLogo.ts';
import { keeperFigures } from '#stock/documents/keeperFigures.ts';
import { stockSource } from '#stock/goods/stockSource.ts';
import { stock } from '#stock/stock.ts';
import { company } from '#suppliers/company.ts';
import { mayReadExposure } from '#suppliers/exposures/exposureRows.ts';
import { integrity } from '#suppliers/exposures/integrity.ts';
import { mayReadSupplierFiles } from '#suppliers/profiles/supplierFiles.ts';
import { supplierCounts, todoCounts } from '#suppliers/profiles/supplierPanels.ts';
import { supplierSource } from '#suppliers/profiles/supplierSource.ts';

/** For each entity that uses files, whether the caller may read a row. */
const fileOwners = {
  appUser: mayReadPortrait,
  downloadDoc: mayReadDocument,
  exposure: mayReadExposure,
  product: mayReadProduct,
  project: mayReadProjectFiles,
  projectReceipt: mayReadReceiptFiles,
  supplierDefault: mayReadDefaultFiles,
  invoice: mayReadInvoiceFiles,
  bidAward: mayReadAwardFiles,
  contract: mayReadContractFiles,
  contractScan: mayReadContractFiles,
  acceptance: mayReadAcceptanceFiles,
  projectOutcome: mayReadProjectFiles,
  projectReport: mayReadProjectFiles,
  sourceObjection: mayReadProjectFiles,
  frameworkAgreement: mayReadFrameworkFiles,
  projectModify: mayReadModifyFiles,
  supplier: mayReadSupplierFiles,
  article: mayReadArticle,
  company: mayReadSchoolFiles,
};

const systemAnnouncements = latestArticles('SYSTEM_ANNOUNCEMENT', 5);
const shared = { todoCounts, unreadMessageCount, systemAnnouncements, shortcuts };
const news = latestArticles('NEWS', 8);
const lighthouse = latestArticles('LIGHTHOUSE', 4);

/** The parts of the home page and the dashboards, each provided by a module. */
const homePanels = {
  overview: { ...shared, unreadMessages, ownTasks, news, lighthouse },
  workplace: {
    ...shared,
    users: userCounts,
    suppliers: supplierCounts,
    funds: fundsOverview,
    tasks: panelFor('queryTaskPage', taskCounts),
  },
  monitor: { onlineUsers, liveSessions, taskStats: taskCounts, recentErrors: recentRefusals },
  serviceCards,
  alarms,
  keysAway,
  work: {
    todo: homeTodo,
    todoCounts,
    missing: missingBasis,
    unmanagedSchools,
  },
  figures: {
    overdueFigure,
    cardFigure,
    paymentFigures,
    claimFigures,
    auditFigures,
    keeperFigures,
    stuckFigure,
    spendingFigure,
    completedFigures,
    waitingFigure,
  },
};

/** The sources of the search, in the order in which their hits are shown. */
const recordSources = {
  USER: userSource,
  PROJECT: projectSource,
  CONTRACT: contractSource,
  STOCK: stockSource,
  SUPPLIER: supplierSource,
  BUDGET_CARD: cardSource,
  NOTICE: announcementSource,
  ARTICLE: articleSource,
  DOCUMENT: documentSource,
};

/** All handlers, one for each operation. A missing or misspelt one does not compile. */
export const handlers = {
  ...session,
  ...home(homePanels, recordSources),
  ...roles,
  ...menus,
  ...modifications,
  ...departments,
  ...dictionary,
  ...tasks,
  ...associations,
  ...characterParameters,
  ...goodsCategories,
  ...purchasingConfig,
  ...approvalComments,
  ...contacts,
  ...company,
  ...expenditure,
  ...projects,
  ...frameworks,
  ...bidding,
  ...contracts,
  ...acceptances,
  ...stock,
  ...terminations,
  ...supplierBidding,
  ...announcements,
  ...approvals,
  ...replacements,
  ...approvalConfig,
  ...inbox,
  ...integrity,
  ...operationLog,
  ...users,
  ...articles,
  ...files(fileOwners, quoteFiles),
  ...documents,
  ...wechat,
  ...products,
} satisfies ServerHandlers;
