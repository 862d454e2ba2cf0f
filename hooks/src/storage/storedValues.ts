import type { Schemas } from '@campus-procurement/sdk';
import { type Check, list, number, oneOf, path, record, shape, text, word, words } from './checks.ts';
import { countsCheck, type KeptCount } from './counts.ts';
import { type Draft, draftsCheck } from './drafts.ts';
import { type CustomFeatures, featureKeys } from './features.ts';
import { type KeptQuote, type KeptReceipt, quotesCheck, receiptsCheck } from './quotes.ts';
import { layoutsCheck, type SavedView, type TableLayout, viewsCheck } from './tablePreferences.ts';

/** Languages of the product. */
export type Locale = 'zh-CN' | 'en-US';

/** The fields of the user that identify the session. Nothing else is stored, because it would outlive the browser window. */
export type StoredUser = Pick<Schemas['UserInfo'], 'id' | 'accountId' | 'name' | 'role' | 'companyId' | 'companyName'>;

/**
 * An open tab. Pages without a tab are not stored; `params` and `query` of the product spec, section 3, are part of `fullPath`.
 */
export interface TabItem {
  /** Identifies the page. Each name has one tab. */
  name: string;
  /** Title set by the page, if the route's title is not specific enough. Otherwise empty. */
  title: string;
  /** Current address of the page: path, query and hash. */
  fullPath: string;
  /** Whether the tab stays at the start and is not closed with others. */
  pinned: boolean;
  /** Whether the page is drawn anew whenever it is shown, instead of being kept. */
  ignoreCache: boolean;
}

/** All values that the browser stores, by key. */
export interface StoredValues {
  token: string;
  /** How the last session ended. Read by the other tabs. */
  endReason: 'logout' | 'expired';
  userInfo: StoredUser;
  /** The open tabs of this window, and their owner: account, role and department. A new window begins with those of the last. */
  tabList: { owner: string; tabs: TabItem[] };
  /** Landing page chosen by the user. Per account. */
  homeMenu: { routeName: string; path: string };
  /** Last choice of role and department. Per account. */
  roleDept: Schemas['RoleDeptChoice'];
  /** Paths of recently opened pages, newest first. Per account. */
  recentPages: string[];
  /** Layouts by table. Per account. */
  tableLayouts: Record<string, TableLayout>;
  /** Saved searches by table. Per account. */
  savedViews: Record<string, SavedView[]>;
  /** Paths of the pages that the user wants on the home page, by role. Per account. */
  shortcuts: Record<string, string[]>;
  /** Unsaved entries of this window. Per account. */
  drafts: Draft[];
  /** Quotes in the making, by purchase: they are nowhere else. Per account. */
  quotes: Record<string, KeptQuote>;
  /** Receipts for sealed quotes with what was quoted, by purchase, the newest first. Per account. */
  receipts: Record<string, KeptReceipt[]>;
  /** Stocktakes that are not sent, by store: they are nowhere else. Per account. */
  counts: Record<string, KeptCount>;
  /** CSS colour of buttons and links, e.g. `rgb(36, 96, 179)`. */
  subjectColor: string;
  /** Colours that the user has mixed, the latest first. */
  recentColors: string[];
  /** Features of the school, for other pages of the same origin. */
  customFeatures: CustomFeatures;
  'arco-locale': Locale;
  /** Account name to fill in on the login screen. Never the password. */
  rememberedUsername: string;
  /** Name of the school whose user was last logged in here. Shown on the login screen. */
  lastSchool: string;
  colorScheme: 'light' | 'dark' | 'auto';
  /** Time of the last automatic reload of this window, in milliseconds since 1970. */
  lastReload: number;
}

export type StoredName = keyof StoredValues;

/** Keys that are stored per account. */
export const accountNames = [
  'homeMenu',
  'roleDept',
  'recentPages',
  'tableLayouts',
  'savedViews',
  'shortcuts',
  'drafts',
  'quotes',
  'receipts',
  'counts',
] as const satisfies StoredName[];
export type AccountName = (typeof accountNames)[number];

/** How a key is stored. */
export interface StoredKey<T> {
  check: Check<T>;
  /** Stored as plain text instead of JSON. */
  plain?: true;
  /** Stored for a single window. Survives a reload. `copied`: a new window begins with what any window stored last. */
  perWindow?: true | 'copied';
}

/** Maximum number of recent pages: as many as a user can survey. */
export const mostRecentPages = 10;

/** Maximum number of pages that a user has on the home page. */
const mostShortcuts = 6;

/** Maximum number of mixed colours (product spec, section 9). */
const mostRecentColors = 8;

/** Tabs of earlier versions say nothing about it. */
const ignoreCache: Check<boolean> = (value) => (value === undefined ? false : oneOf(true, false)(value));

/** The registry of keys: only these can be stored. Limits are generous; they keep out garbage, not data. */
export const storedKeys: { [Name in StoredName]: StoredKey<StoredValues[Name]> } = {
  token: { check: text(/^[!-~]{1,16384}$/), plain: true },
  endReason: { check: oneOf('logout', 'expired'), plain: true },
  userInfo: {
    check: shape<StoredUser>({
      id: word,
      accountId: word,
      name: words,
      role: (value) => (value === null ? null : word(value)),
      companyId: word,
      companyName: words,
    }),
  },
  tabList: {
    check: shape({
      owner: word,
      tabs: list(shape({ name: words, title: words, fullPath: path, pinned: oneOf(true, false), ignoreCache }), 50),
    }),
    perWindow: 'copied',
  },
  homeMenu: { check: shape({ routeName: word, path }) },
  roleDept: { check: shape({ roleId: word, deptId: word, collegeId: word }) },
  recentPages: { check: list(path, mostRecentPages) },
  tableLayouts: { check: layoutsCheck },
  savedViews: { check: viewsCheck },
  shortcuts: { check: record(list(word, mostShortcuts), 50) },
  drafts: { check: draftsCheck, perWindow: true },
  quotes: { check: quotesCheck },
  receipts: { check: receiptsCheck },
  counts: { check: countsCheck },
  subjectColor: { check: word },
  recentColors: { check: list(text(/^rgba?\([\d., ]{5,40}\)$/), mostRecentColors) },
  customFeatures: { check: record((value) => (typeof value === 'boolean' ? value : words(value)), featureKeys.length) },
  // Product spec, sections 4 and 9: zh-CN if nothing is stored, en-US if an unknown language is stored.
  'arco-locale': { check: (value) => (text(/./)(value) === 'zh-CN' ? 'zh-CN' : 'en-US'), plain: true },
  rememberedUsername: { check: word, plain: true },
  lastSchool: { check: words, plain: true },
  colorScheme: { check: oneOf('light', 'dark', 'auto'), plain: true },
  lastReload: { check: number(0, 9e15), perWindow: true },
};
