import type { ServerHandlers } from '../context/context.ts';
import { panelFor } from '../panels/panel.ts';
import { mayReadAcceptanceFiles } from './acceptances/acceptanceFiles.ts';
import { acceptances } from './acceptances/acceptances.ts';
import { acceptanceTodo } from './acceptances/acceptanceTodo.ts';
import { announcementSource } from './announcements/announcementSource.ts';
import { announcements } from './announcements/announcements.ts';
import { approvalComments } from './approvalComments/approvalComments.ts';
import { approvalConfig } from './approvalConfig/approvalConfig.ts';
import { approvals } from './approvals/approvals.ts';
import { overdueFigure } from './approvals/overdueFigure.ts';
import { stuckFigure } from './approvals/stuckFigure.ts';
import { mayReadArticle } from './articles/articleFiles.ts';
import { articleSource } from './articles/articleSource.ts';
import { articles } from './articles/articles.ts';
import { latestArticles } from './articles/latestArticles.ts';
import { associations } from './associations/associations.ts';
import { auditFigures } from './bidding/auditFigures.ts';
import { bidding } from './bidding/bidding.ts';
import { mayReadAwardFiles } from './bidding/biddingFiles.ts';
import { biddingTodo } from './bidding/biddingTodo.ts';
import { keysAway } from './bidding/public.ts';
import { characterParameters } from './characterParameters/characterParameters.ts';
import { company } from './company/company.ts';
import { mayReadSchoolFiles } from './company/schoolLogo.ts';
import { mayReadSupplierFiles } from './company/supplierFiles.ts';
import { supplierCounts, todoCounts } from './company/supplierPanels.ts';
import { supplierSource } from './company/supplierSource.ts';
import { contacts } from './contacts/contacts.ts';
import { mayReadContractFiles } from './contracts/contractFiles.ts';
import { contractSource } from './contracts/contractSource.ts';
import { contracts } from './contracts/contracts.ts';
import { departments } from './departments/departments.ts';
import { dictionary } from './dictionary/dictionary.ts';
import { documentSource } from './documents/documentSource.ts';
import { documents } from './documents/documents.ts';
import { mayReadDocument } from './documents/visibleDocuments.ts';
import { cardFigure } from './expenditure/cardFigure.ts';
import { cardSource } from './expenditure/cardSource.ts';
import { expenditure } from './expenditure/expenditure.ts';
import { fundsOverview } from './expenditure/fundsOverview.ts';
import { files } from './files/files.ts';
import { mayReadFrameworkFiles } from './frameworks/frameworkFiles.ts';
import { frameworks } from './frameworks/frameworks.ts';
import { goodsCategories } from './goodsCategories/goodsCategories.ts';
import { alarms } from './home/alarms.ts';
import { home } from './home/home.ts';
import { missingBasis } from './home/missingBasis.ts';
import { unmanagedSchools } from './home/unmanagedSchools.ts';
import { inbox } from './inbox/inbox.ts';
import { unreadMessageCount, unreadMessages } from './inbox/messagePanels.ts';
import { mayReadExposure } from './integrity/exposureRows.ts';
import { integrity } from './integrity/integrity.ts';
import { menus } from './menus/menus.ts';
import { modifications } from './modifications/modifications.ts';
import { mayReadModifyFiles } from './modifications/public.ts';
import { operationLog } from './operationLog/operationLog.ts';
import { recentRefusals } from './operationLog/recentRefusals.ts';
import { products } from './products/products.ts';
import { mayReadProduct } from './products/visibleProducts.ts';
import { claimFigures } from './projects/claimFigures.ts';
import { homeTodo } from './projects/homeTodo.ts';
import { paymentFigures } from './projects/paymentFigures.ts';
import { mayReadInvoiceFiles, mayReadProjectFiles, mayReadReceiptFiles } from './projects/projectFiles.ts';
import { projectSource } from './projects/projectSource.ts';
import { projects } from './projects/projects.ts';
import { receivedFigures } from './projects/receivedFigures.ts';
import { waitingFigure } from './projects/waitingFigure.ts';
import { purchasingConfig } from './purchasingConfig/purchasingConfig.ts';
import { roles } from './roles/roles.ts';
import { liveSessions, onlineUsers } from './session/liveSessions.ts';
import { serviceCards, shortcuts } from './session/menuPanels.ts';
import { session } from './session/session.ts';
import { keeperFigures } from './stock/keeperFigures.ts';
import { stock } from './stock/stock.ts';
import { stockSource } from './stock/stockSource.ts';
import { storeTodo } from './stock/storeTodo.ts';
import { quoteFiles } from './supplierBidding/quoteFiles.ts';
import { supplierBidding } from './supplierBidding/supplierBidding.ts';
import { ownTasks } from './tasks/ownTasks.ts';
import { taskCounts } from './tasks/taskCounts.ts';
import { tasks } from './tasks/tasks.ts';
import { terminations } from './terminations/terminations.ts';
import { mayReadPortrait } from './users/portrait.ts';
import { userCounts } from './users/userCounts.ts';
import { userSource } from './users/userSource.ts';
import { users } from './users/users.ts';
import { wechat } from './wechat/wechat.ts';

/** For each entity that uses files, whether the caller may read a row. */
const fileOwners = {
  appUser: mayReadPortrait,
  downloadDoc: mayReadDocument,
  exposure: mayReadExposure,
  product: mayReadProduct,
  project: mayReadProjectFiles,
  projectReceipt: mayReadReceiptFiles,
  projectInvoice: mayReadInvoiceFiles,
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
    todo: homeTodo(biddingTodo, acceptanceTodo, storeTodo),
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
    receivedFigures,
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
