import type { Schemas } from '@campus-procurement/sdk';
import { articleAddress, contractAddress, messageAddress, noticeAddress } from '#ui/text/contentAddress.ts';

type Hit = Schemas['RecordHit'];
type Kind = Schemas['RecordKind'];
type Menu = { has: (path: string) => boolean };

/** Where each kind is opened: a page of the record, or its list with the filters that find it; null where the role has no such page. */
const addresses: Record<Kind, (hit: Hit, menu: Menu) => string | null> = {
  USER: ({ code }, menu) => listAddress('/user/page', { keyword: code }, menu),
  PROJECT: ({ id }, menu) => messageAddress({ bizType: 'PROJECT', bizId: id }, menu),
  CONTRACT: ({ id }, menu) => (menu.has('/purchase-management/contracts-procurement') ? contractAddress({ id }) : null),
  STOCK: ({ id }, menu) => listAddress('/stock-page', { tab: 'STOCK', stockId: id }, menu),
  SUPPLIER: ({ id }, menu) =>
    listAddress('/company/company-apply', { tab: 'ALL', open: id }, menu) ?? `/gs-supplier?${new URLSearchParams({ id })}`,
  // Cards are listed for one school at a time.
  BUDGET_CARD: ({ code, companyId }, menu) => listAddress('/information/expenditure', { keyword: code, companyId }, menu),
  NOTICE: ({ id }) => noticeAddress(id),
  ARTICLE: ({ id, channel }) => articleAddress({ id, channel: channel ?? 'NEWS' }),
  DOCUMENT: ({ title }, menu) => listAddress('/system/document', { docName: title }, menu),
};

function listAddress(path: string, filters: Record<string, string | null>, menu: Menu): string | null {
  const set = Object.entries(filters).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return menu.has(path) ? `${path}?${new URLSearchParams(set)}` : null;
}

/** The page on which a record that was found is read or dealt with. @param menu the paths that the current role may open */
export function recordAddress(kind: Kind, hit: Hit, menu: Menu): string | null {
  return addresses[kind](hit, menu);
}
