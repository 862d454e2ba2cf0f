import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrationFault, newerVersion, type Step } from './migrationFault.ts';
import * as spine from './migrations/0001_spine.ts';
import * as departments from './migrations/0002_departments.ts';
import * as dictionary from './migrations/0003_dictionary.ts';
import * as menuSwitches from './migrations/0004_menuSwitches.ts';
import * as approvalComments from './migrations/0010_approval_comments.ts';
import * as contacts from './migrations/0011_contacts.ts';
import * as operationLog from './migrations/0012_operation_log.ts';
import * as users from './migrations/0013_users.ts';
import * as schools from './migrations/0014_schools.ts';
import * as goodsCategories from './migrations/0020_goods_categories.ts';
import * as purchasingConfig from './migrations/0021_purchasing_config.ts';
import * as articles from './migrations/0030_articles.ts';
import * as tasks from './migrations/0031_tasks.ts';
import * as menusOff from './migrations/0032_menus_off.ts';
import * as longLists from './migrations/0033_long_lists.ts';
import * as files from './migrations/0035_files.ts';
import * as characterParameters from './migrations/0060_characterParameters.ts';
import * as loginTickets from './migrations/0061_login_tickets.ts';
import * as documents from './migrations/0062_documents.ts';
import * as suppliers from './migrations/0063_suppliers.ts';
import * as inbox from './migrations/0064_inbox.ts';
import * as absentUsers from './migrations/0065_absent_users.ts';
import * as wechat from './migrations/0066_wechat.ts';
import * as exposures from './migrations/0067_exposures.ts';
import * as expenditure from './migrations/0068_expenditure.ts';
import * as supplierIds from './migrations/0069_supplier_ids.ts';
import * as products from './migrations/0070_products.ts';
import * as wechatMessages from './migrations/0071_wechat_messages.ts';
import * as exports from './migrations/0072_exports.ts';
import * as home from './migrations/0075_home.ts';
import * as monitor from './migrations/0076_monitor.ts';
import * as expenditureSync from './migrations/0077_expenditure_sync.ts';
import * as expiryReminders from './migrations/0078_expiry_reminders.ts';
import * as pushClaims from './migrations/0079_push_claims.ts';
import * as platformOperator from './migrations/0080_platform_operator.ts';
import * as avatars from './migrations/0081_avatars.ts';
import * as supplierFiles from './migrations/0082_supplier_files.ts';
import * as articleFiles from './migrations/0089_article_files.ts';
import * as buttonsBelowPages from './migrations/0105_buttons_below_pages.ts';
import * as accessVersion from './migrations/0109_access_version.ts';
import * as wechatLanguage from './migrations/0110_wechat_language.ts';
import * as wechatButton from './migrations/0111_wechat_button_below_page.ts';
import * as schoolLogo from './migrations/0112_school_logo.ts';
import * as dictionaryLists from './migrations/0115_dictionary_lists.ts';
import * as taskNames from './migrations/0116_task_names.ts';
import * as indexOnlyLists from './migrations/0118_index_only_lists.ts';
import * as devices from './migrations/0120_devices.ts';
import * as initialPasswords from './migrations/0121_initial_passwords.ts';
import * as installation from './migrations/0122_installation.ts';
import * as loginDevices from './migrations/0123_login_devices.ts';
import * as logChanges from './migrations/0124_log_changes.ts';
import * as menuWords from './migrations/0125_menu_words.ts';
import * as search from './migrations/0126_search.ts';
import * as articlePictures from './migrations/0128_article_pictures.ts';
import * as purchases from './migrations/0130_purchases.ts';
import * as supplierSubmitTime from './migrations/0131_supplier_submit_time.ts';
import * as dueEvents from './migrations/0132_due_events.ts';
import * as goodsCategoryGates from './migrations/0133_goods_category_gates.ts';
import * as projectFollowers from './migrations/0134_project_followers.ts';
import * as purchaseCopies from './migrations/0135_purchase_copies.ts';
import * as largerPurchases from './migrations/0136_larger_purchases.ts';
import * as approvalFlows from './migrations/0137_approval_flows.ts';
import * as draftQuantities from './migrations/0138_draft_quantities.ts';
import * as bidding from './migrations/0139_bidding.ts';
import * as sweeps from './migrations/0140_sweeps.ts';
import * as quoteFiles from './migrations/0141_quote_files.ts';
import * as fulfilment from './migrations/0143_fulfilment.ts';
import * as approvalPeople from './migrations/0144_approval_people.ts';
import * as longerEvents from './migrations/0145_longer_events.ts';
import * as approvalConfig from './migrations/0146_approval_config.ts';
import * as deputies from './migrations/0149_deputies.ts';
import * as questions from './migrations/0150_questions.ts';
import * as schoolCalendar from './migrations/0151_school_calendar.ts';
import * as approvalLimits from './migrations/0152_approval_limits.ts';
import * as suspensions from './migrations/0154_suspensions.ts';
import * as modifications from './migrations/0155_modifications.ts';
import * as stockLedger from './migrations/0157_stock_ledger.ts';
import * as stockDocuments from './migrations/0158_stock_documents.ts';
import * as argument from './migrations/0160_argument.ts';
import * as stockShares from './migrations/0162_stock_shares.ts';
import * as menuFlags from './migrations/0163_menu_flags.ts';
import * as associationItems from './migrations/0164_association_items.ts';
import * as menusWithoutFlags from './migrations/0165_menus_without_flags.ts';
import * as ways from './migrations/0167_ways.ts';
import * as frameworks from './migrations/0168_frameworks.ts';
import * as stockRest from './migrations/0170_stock_rest.ts';
import * as terminations from './migrations/0180_terminations.ts';
import * as limitsOfRunningCases from './migrations/0181_limits_of_running_cases.ts';
import * as sealedBidders from './migrations/0182_sealed_bidders.ts';
import * as managersOfCategories from './migrations/0185_managers_of_categories.ts';
import * as singleSourceNotices from './migrations/0189_single_source_notices.ts';
import * as sourceObjections from './migrations/0192_source_objections.ts';
import * as nodesOfTasks from './migrations/0193_nodes_of_tasks.ts';
import * as judgedOut from './migrations/0194_judged_out.ts';
import * as lostKeys from './migrations/0200_lost_keys.ts';
import * as place from './migrations/0201_place.ts';
import * as schoolsInService from './migrations/0220_schools_in_service.ts';
import * as moreLimits from './migrations/0221_more_limits.ts';
import * as turns from './migrations/0222_turns.ts';
import * as completions from './migrations/0230_completions.ts';
import * as flatLists from './migrations/0231_flat_lists.ts';
import * as englishNames from './migrations/0232_english_names.ts';
import * as replacements from './migrations/0240_replacements.ts';
import * as invoices from './migrations/0242_invoices.ts';
import * as payeeAccounts from './migrations/0245_payee_accounts.ts';
import * as unitPrices from './migrations/0247_unit_prices.ts';
import * as codesWithoutCase from './migrations/0248_codes_without_case.ts';
import * as orderOfNames from './migrations/0249_order_of_names.ts';
import * as carriedCards from './migrations/0250_carried_cards.ts';
import * as flowsWithoutOwners from './migrations/0251_flows_without_owners.ts';
import * as claims from './migrations/0253_claims.ts';
import * as refundReversals from './migrations/0254_refund_reversals.ts';
import * as invoicedBatches from './migrations/0255_invoiced_batches.ts';
import type { Tables } from './tables.ts';

/** All migrations, ordered by name. A released migration is never changed: later changes need a new one. */
const migrations: Record<string, Migration> = {
  '0001_spine': spine,
  '0002_departments': departments,
  '0003_dictionary': dictionary,
  '0004_menuSwitches': menuSwitches,
  '0010_approval_comments': approvalComments,
  '0011_contacts': contacts,
  '0012_operation_log': operationLog,
  '0013_users': users,
  '0014_schools': schools,
  '0020_goods_categories': goodsCategories,
  '0021_purchasing_config': purchasingConfig,
  '0030_articles': articles,
  '0031_tasks': tasks,
  '0032_menus_off': menusOff,
  '0033_long_lists': longLists,
  '0035_files': files,
  '0060_characterParameters': characterParameters,
  '0061_login_tickets': loginTickets,
  '0062_documents': documents,
  '0063_suppliers': suppliers,
  '0064_inbox': inbox,
  '0065_absent_users': absentUsers,
  '0066_wechat': wechat,
  '0067_exposures': exposures,
  '0068_expenditure': expenditure,
  '0069_supplier_ids': supplierIds,
  '0070_products': products,
  '0071_wechat_messages': wechatMessages,
  '0072_exports': exports,
  '0075_home': home,
  '0076_monitor': monitor,
  '0077_expenditure_sync': expenditureSync,
  '0078_expiry_reminders': expiryReminders,
  '0079_push_claims': pushClaims,
  '0080_platform_operator': platformOperator,
  '0081_avatars': avatars,
  '0082_supplier_files': supplierFiles,
  '0089_article_files': articleFiles,
  '0105_buttons_below_pages': buttonsBelowPages,
  '0109_access_version': accessVersion,
  '0110_wechat_language': wechatLanguage,
  '0111_wechat_button_below_page': wechatButton,
  '0112_school_logo': schoolLogo,
  '0115_dictionary_lists': dictionaryLists,
  '0116_task_names': taskNames,
  '0118_index_only_lists': indexOnlyLists,
  '0120_devices': devices,
  '0121_initial_passwords': initialPasswords,
  '0122_installation': installation,
  '0123_login_devices': loginDevices,
  '0124_log_changes': logChanges,
  '0125_menu_words': menuWords,
  '0126_search': search,
  '0128_article_pictures': articlePictures,
  '0130_purchases': purchases,
  '0131_supplier_submit_time': supplierSubmitTime,
  '0132_due_events': dueEvents,
  '0133_goods_category_gates': goodsCategoryGates,
  '0134_project_followers': projectFollowers,
  '0135_purchase_copies': purchaseCopies,
  '0136_larger_purchases': largerPurchases,
  '0137_approval_flows': approvalFlows,
  '0138_draft_quantities': draftQuantities,
  '0139_bidding': bidding,
  '0140_sweeps': sweeps,
  '0141_quote_files': quoteFiles,
  '0143_fulfilment': fulfilment,
  '0144_approval_people': approvalPeople,
  '0145_longer_events': longerEvents,
  '0146_approval_config': approvalConfig,
  '0149_deputies': deputies,
  '0150_questions': questions,
  '0151_school_calendar': schoolCalendar,
  '0152_approval_limits': approvalLimits,
  '0154_suspensions': suspensions,
  '0155_modifications': modifications,
  '0157_stock_ledger': stockLedger,
  '0158_stock_documents': stockDocuments,
  '0160_argument': argument,
  '0162_stock_shares': stockShares,
  '0163_menu_flags': menuFlags,
  '0170_stock_rest': stockRest,
  '0180_terminations': terminations,
  '0181_limits_of_running_cases': limitsOfRunningCases,
  '0182_sealed_bidders': sealedBidders,
  '0189_single_source_notices': singleSourceNotices,
  '0192_source_objections': sourceObjections,
  '0193_nodes_of_tasks': nodesOfTasks,
  '0194_judged_out': judgedOut,
  '0200_lost_keys': lostKeys,
  '0201_place': place,
  '0220_schools_in_service': schoolsInService,
  '0221_more_limits': moreLimits,
  '0222_turns': turns,
  '0230_completions': completions,
  '0231_flat_lists': flatLists,
  '0232_english_names': englishNames,
  '0240_replacements': replacements,
  '0242_invoices': invoices,
  '0245_payee_accounts': payeeAccounts,
  '0247_unit_prices': unitPrices,
  '0248_codes_without_case': codesWithoutCase,
  '0249_order_of_names': orderOfNames,
  '0250_carried_cards': carriedCards,
  '0251_flows_without_owners': flowsWithoutOwners,
  '0253_claims': claims,
  '0254_refund_reversals': refundReversals,
  '0255_invoiced_batches': invoicedBatches,
  '0185_managers_of_categories': managersOfCategories,
  '0164_association_items': associationItems,
  '0165_menus_without_flags': menusWithoutFlags,
  '0167_ways': ways,
  '0168_frameworks': frameworks,
};

/**
 * Brings the tables up to date in one transaction. Several processes may call it at once: one does the work.
 * @param watch is told of each migration before it is run
 * @throws StartError if the database user lacks the rights, a newer version has used the database or a migration fails, else the first
 * error. Then nothing has changed.
 */
export async function migrate(db: Kysely<Tables>, watch: (step: Step) => void = () => {}): Promise<void> {
  let last: Step | null = null;
  const watched = watchedBy((step) => {
    last = step;
    watch(step);
  });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => watched } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw (await migrationFault(error, last, Object.keys(migrations), db)) ?? error;
}

/**
 * Returns how many migrations a database lacks, and how many there are. Nothing is changed.
 * @throws StartError if a newer version has used the database
 */
export async function missingMigrations(db: Kysely<Tables>): Promise<{ missing: number; total: number }> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const known = await migrator.getMigrations();
  const isUsed = known.some(({ executedAt }) => executedAt);
  const newer = isUsed ? await newerVersion(Object.keys(migrations), db) : null;
  if (newer) throw newer;
  return { missing: known.filter(({ executedAt }) => !executedAt).length, total: known.length };
}

function watchedBy(watch: (step: Step) => void): Record<string, Migration> {
  const names = Object.keys(migrations).sort();
  return Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => {
      const step = { name, number: names.indexOf(name) + 1, total: names.length };
      const watchedUp: Migration['up'] = async (db) => {
        watch(step);
        await up(db);
      };
      return [name, { up: watchedUp }];
    }),
  );
}
