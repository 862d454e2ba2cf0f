import type { Schemas } from '@campus-procurement/sdk';
import { type Check, list, number, oneOf, path, record, shape, text, word, words } from './checks.ts';
import { type Draft, draftsCheck } from './drafts.ts';
import { type CustomFeatures, featureKeys } from './features.ts';
import { layoutsCheck, type SavedView, type TableLayout, viewsCheck } from './tablePreferences.ts';

/** Languages of the product. */
export type Locale = 'zh-CN' | 'en-US';

/** Of the user, what tells whose session it is; nothing else is anybody's business after the browser is closed. */
export type StoredUser = Pick<Schemas['UserInfo'], 'id' | 'accountId' | 'name' | 'role' | 'companyId' | 'companyName'>;

/** An open page (product spec, section 3; its `params` and `query` are in `fullPath`, and a page without a tab is not kept). */
export interface TabItem {
  /** Which page it is: there is one tab to a name. */
  name: string;
  /** What the page calls itself, where the route's own title does not tell it from its like; else empty. */
  title: string;
  /** Where the page is: path, query and hash. */
  fullPath: string;
  /** Stays at the beginning and is not closed with others. */
  pinned: boolean;
}

/** Everything that is kept in the browser, by key. */
export interface StoredValues {
  token: string;
  /** How the last session ended, for the other tabs. */
  endReason: 'logout' | 'expired';
  userInfo: StoredUser;
  /** The open tabs of this window, and whose they are: account, role and department. */
  tabList: { owner: string; tabs: TabItem[] };
  /** The landing page the user chose; per account. */
  homeMenu: { routeName: string; path: string };
  /** The last choice of role and department; per account. */
  roleDept: Schemas['RoleDeptChoice'];
  /** Paths of the pages that were opened lately, the newest first; per account. */
  recentPages: string[];
  /** By table; per account. */
  tableLayouts: Record<string, TableLayout>;
  /** By table; per account. */
  savedViews: Record<string, SavedView[]>;
  /** What was entered in this window and not saved; per account. */
  drafts: Draft[];
  subjectColor: string;
  customFeatures: CustomFeatures;
  'arco-locale': Locale;
  /** "Remember" on the login screen keeps the name and never the password. */
  rememberedUsername: string;
  colorScheme: 'light' | 'dark' | 'auto';
  /** When this window was reloaded by itself, in milliseconds since 1970. */
  lastReload: number;
}

export type StoredName = keyof StoredValues;

/** What is kept for each account. */
export const accountNames = [
  'homeMenu',
  'roleDept',
  'recentPages',
  'tableLayouts',
  'savedViews',
  'drafts',
] as const satisfies StoredName[];
export type AccountName = (typeof accountNames)[number];

/** How a key is read and written. */
export interface StoredKey<T> {
  check: Check<T>;
  /** Stored as it is instead of as JSON. */
  plain?: true;
  /** Kept for each window by itself; a reload keeps it. */
  perWindow?: true;
}

/** What can still be looked over. */
export const mostRecentPages = 10;

/** The registry: a key that is not here cannot be stored. Limits are generous; they keep out garbage, not data. */
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
      tabs: list(shape({ name: words, title: words, fullPath: path, pinned: oneOf(true, false) }), 50),
    }),
    perWindow: true,
  },
  homeMenu: { check: shape({ routeName: word, path }) },
  roleDept: { check: shape({ roleId: word, deptId: word, collegeId: word }) },
  recentPages: { check: list(path, mostRecentPages) },
  tableLayouts: { check: layoutsCheck },
  savedViews: { check: viewsCheck },
  drafts: { check: draftsCheck, perWindow: true },
  subjectColor: { check: word },
  customFeatures: { check: record((value) => (typeof value === 'boolean' ? value : words(value)), featureKeys.length) },
  // Product spec, sections 4 and 9: default zh-CN (nothing stored), fallback en-US (something stored that is no language of ours).
  'arco-locale': { check: (value) => (text(/./)(value) === 'zh-CN' ? 'zh-CN' : 'en-US'), plain: true },
  rememberedUsername: { check: word, plain: true },
  colorScheme: { check: oneOf('light', 'dark', 'auto'), plain: true },
  lastReload: { check: number(0, 9e15), perWindow: true },
};
