import { type Kysely, sql } from 'kysely';

/** English names of entries of the menu, old and new. */
const names = {
  Approval: 'Approvals',
  Workplace: 'Overview',
  Lists: 'Services',
  'Service cards': 'All services',
  Information: 'Cards and contacts',
  Funds: 'Budget cards',
  'Help centre': 'Help center',
  'Download centre': 'Download center',
  'Request a purchase': 'New request',
  'Purchase for an item': 'New request for a linked item',
  'Notice of a purchase': 'Purchase notice',
  'Changes of purchases': 'Change requests',
  'Other ways to buy': 'Other methods',
  'Stores and stock': 'Warehouses and inventory',
  Stock: 'Inventory',
  Stores: 'Warehouses',
  'Shared stock': 'Shared inventory',
  'Shared-stock requests': 'Shared inventory requests',
  'Approval configuration': 'Approval flows',
  Tasks: 'Background tasks',
  'See the menu tree': 'View menu tree',
  'Change role': 'Edit role',
  'Change goods category': 'Edit goods category',
  'See purchasing category': 'View purchasing categories',
  'Change purchasing category': 'Edit purchasing category',
  'Create purchasing execution': 'Create method',
  'Change purchasing execution': 'Edit method',
  'Delete purchasing execution': 'Delete method',
  'Set the calendar of the school': 'Set school calendar',
  'Keep the comments of the school': 'Manage school comments',
  'Change contact': 'Edit contact',
  'See the ledger of funds': 'View budget ledger',
  'Change budget card': 'Edit budget card',
  'Lend budget card': 'Share budget card',
  'Freeze and unfreeze funds': 'Freeze and unfreeze budget',
  'Export funds': 'Export budget cards',
  'Export the ledger of funds': 'Export budget ledger',
  'Synchronise funds': 'Sync budget cards',
  'Change user': 'Edit user',
  'Synchronise users': 'Sync users',
  'Register school': 'Create school',
  'See a school': 'View school',
  'Change school': 'Edit school',
  'Set the status of companies': 'Set supplier or school status',
  'See tasks': 'View tasks',
  'See character parameters': 'View character parameters',
  'See values of schools': 'View school settings',
  'Create character value': 'Create school setting',
  'Change character value': 'Edit school setting',
  'Reset character value': 'Reset school setting',
  'Change document': 'Edit document',
  'Keep the WeChat receivers of others': 'Manage WeChat receivers of others',
  'See the operation log': 'View operation log',
  'Export the operation log': 'Export operation log',
  'Change news article': 'Edit news article',
  'Change system announcement': 'Edit system announcement',
  'Create answer': 'Create FAQ',
  'Change answer': 'Edit FAQ',
  'Publish answer': 'Publish FAQ',
  'Delete answer': 'Delete FAQ',
  'Change guideline': 'Edit guideline',
  'Change case study': 'Edit case study',
  'Change recommended product': 'Edit recommended product',
  'Verify the log of purchases': 'Verify purchase log',
  'Enter invoices': 'Record invoices',
  'Register payments': 'Record payments',
  'Take approved purchases': 'Assign to me',
  'Announce purchases': 'Publish purchases',
  'Judge quotes': 'Check compliance',
  'Open quotes': 'Open offers and prices',
  'End biddings without an award': 'Declare rounds failed',
  'Register outcomes': 'Record outcomes',
  'Close lines short': 'Close short',
  'Hand purchases over': 'Hand over purchases',
  'Suspend purchases': 'Suspend and resume purchases',
  'Change purchases': 'Request changes',
  'Register framework agreements': 'Manage framework agreements',
  'Begin acceptances': 'Request acceptance',
  'Assign groups': 'Assign acceptance groups',
  'Sign acceptances': 'Inspect and sign',
  'Confirm stock documents': 'Confirm warehouse documents',
  'Set what should be there': 'Set minimum stock',
  'Draft stock documents': 'Draft warehouse documents',
  'Share stock': 'Share inventory',
  'Ask for shared stock': 'Request shared inventory',
  'Decide about requests': 'Review shared inventory requests',
  'Issue and take back': 'Issue and take back inventory',
  'Create stores': 'Create warehouses',
  'Change stores': 'Edit warehouses',
  'Delete stores': 'Delete warehouses',
  'Synchronise linked items': 'Sync linked items',
  'Create flows of approval': 'Create approval flows',
  'Change flows of approval': 'Edit approval flows',
  'Delete flows of approval': 'Delete approval flows',
  'See review records': 'View review records',
  'Remark on supplier': 'Edit supplier remark',
  'Cancel supplier': 'Cancel supplier registration',
  'Fetch registry data': 'Refresh registry data',
  'See all sanctions': 'View all sanctions',
  'Change sanction': 'Edit sanction',
  'Record appeal against sanction': 'Record appeal',
  'Change department': 'Edit department',
  'See dictionary types': 'View dictionary types',
  'Change dictionary type': 'Edit dictionary type',
  'See dictionary entries': 'View dictionary entries',
  'Change dictionary entry': 'Edit dictionary entry',
  'Change menu entry': 'Edit menu entry',
  'See menu switches': 'View menu switches',
};

/** English descriptions of pages, old and new. */
const descriptions = {
  'What waits for you, and figures within your data scope': 'Tasks, messages and figures within your data scope',
  'Users online, operations, tasks and the running system': 'Online users, requests, tasks and system status',
  'Every service of the current role, and what it is for': 'Every service of your current role, with a description',
  'Who users are, their roles and departments, status, password and synchronisation':
    'User details, roles and departments, status, passwords and SSO sync',
  'Colleges, units and laboratories, and who heads them': 'Colleges, departments and laboratories, and their heads',
  'Roles, their data scope, and the menus and buttons they grant':
    'Roles, their data scope and their menu and button permissions',
  'Write, publish and withdraw announcements, of which readers are told':
    'Write, publish and withdraw announcements; readers get a message',
  'Questions that come up often, and their answers': 'Frequently asked questions and answers',
  'How things are done, step by step': 'Step-by-step instructions',
  'What suppliers did wrong, what follows from it, and their appeals':
    'Violations by suppliers, consequences, periods and appeals',
  'Recommended products, reference prices and who offers them': 'Recommended products, reference prices and suppliers',
  'Review and freeze suppliers, record agreements and remarks': 'Review and suspend suppliers, record agreements and remarks',
  'Bind WeChat by scanning a code, switch push on and off, note and unbind':
    'Link WeChat by QR code, switch push on or off, edit notes, unlink',
  'Subscribe to messages by subject, and see what was pushed': 'Subscribe to messages by topic and view the send log',
  'Budget cards: what is left, what is frozen, who may use them, and their ledger':
    'Available and frozen budget, sharing and ledger of budget cards',
  'Who receives your goods, and where': 'Your delivery contacts and places',
  'Say what to buy, from whom and from which card, and ask for approval':
    'Enter goods, supplier and budget card, then submit for approval',
  'Choose the item of the project system first, then say what to buy':
    'Choose an item of the project system, then enter the request',
  'Items of the project system, what is approved, and the purchases charged to them':
    'Items of the project system, approved amounts and linked purchases',
  'Where purchases stand, whom they wait for, and what is paid': 'Progress of purchases, who they are waiting on, and payments',
  'Purchases that are not submitted yet, kept for 90 days': 'Requests not yet submitted, kept for 90 days',
  'Notices about biddings: announced, extended, awarded or failed': 'Notices of bidding, extension, award and failure',
  'Changes of approved purchases: what was asked for, agreed to, and in effect':
    'Change requests for approved purchases: approval and effect',
  'Purchases that are not bid for here: single source, negotiation, inquiry, framework, emergency and others':
    'Purchases without bidding here: single source, negotiation, inquiry, framework, emergency and others',
  'Contracts: drafts, approvals, signing, and what is paid': 'Drafting, approval, signing and payment progress of contracts',
  'What arrived, who inspects it, and what they conclude': 'Deliveries, inspections and conclusions',
  'What the stores hold, and what is to be put in': 'Inventory, its value and documents to confirm',
  'Stores, their places and keepers': 'Warehouses, their locations and keepers',
  'Find what other departments share, and ask for it': 'Find and request goods that other departments share',
  'Decide about requests, issue goods and take them back': 'Review requests, issue goods and record returns',
  'What waits for you, what you have decided, and what you have asked for':
    'Requests to review, your decisions and your own requests',
  'Who approves what: conditions, steps, and a case to try': 'Who approves what: conditions, steps and test cases',
  'The kinds of selection lists; the name of each leads to its entries':
    'Types of form options; select a name to edit its entries',
  'What is bought, what of it is hazardous, and what needs an argument report':
    'Categories of goods, hazard tags and justification reports',
  'How far the work of the server is, its log, retry and stop': 'Progress, log, retry and stop of background tasks',
  'Who has done what, and what was refused; can be exported': 'Who did what and what was refused, with export',
  'Sentences to choose when you approve: your own and those of the school':
    'Saved comments for approvals, personal and school-wide',
  'What schools can have differently, and the defaults of the platform':
    'Features that can differ by school, and their platform defaults',
  'What holds for the school, and where it comes from': 'Parameters in effect for the school, and their source',
  'Menu entries and buttons with their permission codes, and which schools have them on':
    'Menu entries and buttons with permission codes, and switches per school',
  'Which purchases, by kind and amount, are carried out how, and through which steps':
    'Methods and progress steps of purchases by type and amount',
  'Schools: registration, service period, way of logging in and status':
    'Schools: registration, service period, login method and status',
};

/** English labels of the selection lists, old and new, by their list and value. */
const labels = {
  unit: { 米: ['metre', 'meter'], 升: ['litre', 'liter'] },
  news_category: { policy: ['Policy', 'Policies and regulations'] },
  faq_category: {
    account: ['Account', 'Account and login'],
    purchase: ['Purchasing', 'Requests'],
    funds: ['Funds', 'Budget and payment'],
  },
  guide_category: {
    purchase: ['Purchasing', 'Requests'],
    supplier: ['Suppliers', 'Supplier registration'],
    contract: ['Contract and acceptance', 'Contracts and acceptance'],
  },
  lighthouse_category: { reagent: ['Reagents', 'Reagents and consumables'], engineering: ['Engineering', 'Works'] },
  qualification_type: {
    license: ['Business licence', 'Business license'],
    agent: ['Agent letter', 'Agency authorization'],
    iso: ['Management system', 'Management system certificate'],
    construction: ['Construction', 'Construction qualification'],
  },
  data_scope: { SELF: ['Own', 'Own only'], ALL: ['All schools', 'Whole platform'] },
  menu_type: { DIR: ['Directory', 'Folder'], MENU: ['Menu', 'Page'], LINK: ['External link', 'Link'] },
};

/** English names of the usual progress nodes, old and new, by their code. */
const nodes = {
  APPLY: ['Application', 'Request'],
  DECIDE: ['Decision', 'Award'],
  NOTICE: ['Publicity', 'Objection period'],
  STOCK: ['Warehousing', 'Warehouse entry'],
};

const changed = sql`version = version + 1, update_time = now()`;

/** Gives built-in rows the English names of the glossary. A name that somebody has changed stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rename(db, 'menu_name_en', names);
  await rename(db, 'description_en', descriptions);
  for (const [dictType, values] of Object.entries(labels)) {
    for (const [value, [before, after]] of Object.entries<string[]>(values)) {
      await sql`update dict_entry set dict_label_en = ${after}, ${changed} where company_id = '0'
        and dict_type = ${dictType} and dict_value = ${value} and dict_label_en = ${before}`.execute(db);
    }
  }
  for (const [code, [before, after]] of Object.entries(nodes)) {
    await sql`update purchasing_progress set node_name_en = ${after}
      where node_code = ${code} and node_name_en = ${before}`.execute(db);
  }
}

/** Only rows of an installation have such ids; an entry that an administrator has made keeps its name. */
const builtIn = sql`company_id = '0' and id like '01957b1e-6c00-7a10-8000-%'`;

async function rename(db: Kysely<unknown>, column: string, texts: Record<string, string>): Promise<void> {
  const text = sql`cast(${JSON.stringify(texts)} as jsonb) ->> ${sql.ref(column)}`;
  await sql`update menu set ${sql.ref(column)} = ${text}, ${changed} where ${builtIn} and ${text} is not null`.execute(db);
}
