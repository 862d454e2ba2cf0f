import type acceptances from './zh-CN/acceptances.ts';
import type announcements from './zh-CN/announcements.ts';
import type approvals from './zh-CN/approvals.ts';
import type articles from './zh-CN/articles.ts';
import type batch from './zh-CN/batch.ts';
import type bidding from './zh-CN/bidding.ts';
import type calendar from './zh-CN/calendar.ts';
import type claims from './zh-CN/claims.ts';
import type common from './zh-CN/common.ts';
import type contacts from './zh-CN/contacts.ts';
import type contracts from './zh-CN/contracts.ts';
import type dashboard from './zh-CN/dashboard.ts';
import type deptImport from './zh-CN/deptImport.ts';
import type depts from './zh-CN/depts.ts';
import type deputies from './zh-CN/deputies.ts';
import type dictionary from './zh-CN/dictionary.ts';
import type documents from './zh-CN/documents.ts';
import type editor from './zh-CN/editor.ts';
import type entry from './zh-CN/entry.ts';
import type exception from './zh-CN/exception.ts';
import type exposures from './zh-CN/exposures.ts';
import type flows from './zh-CN/flows.ts';
import type fulfilment from './zh-CN/fulfilment.ts';
import type fundImport from './zh-CN/fundImport.ts';
import type funds from './zh-CN/funds.ts';
import type goodsCategories from './zh-CN/goodsCategories.ts';
import type home from './zh-CN/home.ts';
import type imports from './zh-CN/imports.ts';
import type invoice from './zh-CN/invoice.ts';
import type menus from './zh-CN/menus.ts';
import type modifications from './zh-CN/modifications.ts';
import type notices from './zh-CN/notices.ts';
import type operationLog from './zh-CN/operationLog.ts';
import type pages from './zh-CN/pages.ts';
import type parameters from './zh-CN/parameters.ts';
import type portal from './zh-CN/portal.ts';
import type portalBids from './zh-CN/portalBids.ts';
import type portalProfile from './zh-CN/portalProfile.ts';
import type products from './zh-CN/products.ts';
import type profile from './zh-CN/profile.ts';
import type projects from './zh-CN/projects.ts';
import type purchases from './zh-CN/purchases.ts';
import type purchasing from './zh-CN/purchasing.ts';
import type reading from './zh-CN/reading.ts';
import type remarks from './zh-CN/remarks.ts';
import type review from './zh-CN/review.ts';
import type roles from './zh-CN/roles.ts';
import type schoolItems from './zh-CN/schoolItems.ts';
import type schools from './zh-CN/schools.ts';
import type serviceCards from './zh-CN/serviceCards.ts';
import type session from './zh-CN/session.ts';
import type sharing from './zh-CN/sharing.ts';
import type shell from './zh-CN/shell.ts';
import type sponsor from './zh-CN/sponsor.ts';
import type stock from './zh-CN/stock.ts';
import type suppliers from './zh-CN/suppliers.ts';
import type tasks from './zh-CN/tasks.ts';
import type ui from './zh-CN/ui.ts';
import type userBatch from './zh-CN/userBatch.ts';
import type userImport from './zh-CN/userImport.ts';
import type users from './zh-CN/users.ts';
import type validation from './zh-CN/validation.ts';
import type ways from './zh-CN/ways.ts';
import type wechat from './zh-CN/wechat.ts';

/** All texts by area. zh-CN is the source; en-US has its type, so a missing text does not compile. */
export interface Messages {
  acceptances: typeof acceptances;
  announcements: typeof announcements;
  approvals: typeof approvals;
  articles: typeof articles;
  batch: typeof batch;
  bidding: typeof bidding;
  calendar: typeof calendar;
  claims: typeof claims;
  common: typeof common;
  contacts: typeof contacts;
  contracts: typeof contracts;
  dashboard: typeof dashboard;
  deptImport: typeof deptImport;
  depts: typeof depts;
  deputies: typeof deputies;
  dictionary: typeof dictionary;
  documents: typeof documents;
  editor: typeof editor;
  entry: typeof entry;
  exception: typeof exception;
  exposures: typeof exposures;
  fulfilment: typeof fulfilment;
  flows: typeof flows;
  fundImport: typeof fundImport;
  funds: typeof funds;
  goodsCategories: typeof goodsCategories;
  home: typeof home;
  imports: typeof imports;
  invoice: typeof invoice;
  menus: typeof menus;
  modifications: typeof modifications;
  notices: typeof notices;
  portal: typeof portal;
  portalBids: typeof portalBids;
  portalProfile: typeof portalProfile;
  operationLog: typeof operationLog;
  pages: typeof pages;
  parameters: typeof parameters;
  products: typeof products;
  profile: typeof profile;
  projects: typeof projects;
  purchases: typeof purchases;
  purchasing: typeof purchasing;
  reading: typeof reading;
  remarks: typeof remarks;
  review: typeof review;
  roles: typeof roles;
  schoolItems: typeof schoolItems;
  schools: typeof schools;
  serviceCards: typeof serviceCards;
  session: typeof session;
  sharing: typeof sharing;
  shell: typeof shell;
  sponsor: typeof sponsor;
  stock: typeof stock;
  suppliers: typeof suppliers;
  tasks: typeof tasks;
  ui: typeof ui;
  userBatch: typeof userBatch;
  userImport: typeof userImport;
  users: typeof users;
  validation: typeof validation;
  ways: typeof ways;
  wechat: typeof wechat;
}

export type Area = keyof Messages;

/** A text, or a function of its parameters: plurals and word order are plain code. */
export type MessageText = string | ((parameters: never) => string);

/** `area.name`, e.g. `roles.title`. */
export type MessageKey = { [A in Area]: `${A}.${keyof Messages[A] & string}` }[Area];

type TextOf<K extends MessageKey> = K extends `${infer A extends Area}.${infer N}`
  ? N extends keyof Messages[A]
    ? Messages[A][N]
    : never
  : never;

/** The arguments of a text after its key: none, or one object. */
export type Parameters<K extends MessageKey> = TextOf<K> extends (parameters: infer P) => string ? [parameters: P] : [];

/** Keys of texts without parameters, which columns, fields and routes use as labels. */
export type LabelKey = { [K in MessageKey]: TextOf<K> extends string ? K : never }[MessageKey];

/** A text to be translated later, in the language of that moment: its key and its parameters. */
export type Wording = readonly [key: LabelKey] | WordingWith[Exclude<MessageKey, LabelKey>];
type WordingWith = { [K in MessageKey]: readonly [key: K, ...parameters: Parameters<K>] };

export type Translate = <K extends MessageKey>(key: K, ...parameters: Parameters<K>) => string;
