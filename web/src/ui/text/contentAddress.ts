import type { Schemas } from '@campus-procurement/sdk';

/** The page on which an article is read. */
export function articleAddress({ id, channel }: Pick<Schemas['ArticleBrief'], 'id' | 'channel'>): string {
  return channel === 'LIGHTHOUSE' ? `/lighthouse-detail?id=${id}` : `/announcement-detail?id=${id}`;
}

/** Where what a message is about is dealt with: pages that the menu of the role may hold. */
const pages = {
  SUPPLIER: '/company/company-apply?open',
  TASK: '/task-manage?open',
  PROJECT: '/purchase-management/project-info?id',
  APPROVAL: '/approval/apply-order-detail?id',
  DEPUTY: '/approval/my-apply?delegation',
  ACCEPTANCE: '/inspection-project?id',
  STOCK_DOCUMENT: '/stock-page?document',
  SHARED_APPLY: '/database-shared-memory?tab=APPLIED&request',
  SHARED_TODO: '/approval-use-shared-inventory?request',
} as const;

const isOfPage = (bizType: Schemas['InboxMessage']['bizType']): bizType is keyof typeof pages =>
  Object.hasOwn(pages, String(bizType));

/** The page on which a purchase is shown. @param act what is to be done there at once, one of its allowed actions */
export function purchaseAddress(id: string, act?: Schemas['Project']['allowedActions'][number]): string {
  return act ? `${pages.PROJECT}=${id}&do=${act}` : `${pages.PROJECT}=${id}`;
}

/** The page on which an acceptance is shown. @param act what is to be done there at once, one of its allowed actions */
export function acceptanceAddress(id: string, act?: Schemas['Acceptance']['allowedActions'][number]): string {
  return act ? `${pages.ACCEPTANCE}=${id}&do=${act}` : `${pages.ACCEPTANCE}=${id}`;
}

/** The page on which the acceptances of a purchase are listed, and the next delivery is recorded. */
export function batchesAddress(projectId: string): string {
  return `/inspection-project?projectId=${projectId}`;
}

/** The page on which a contract is shown, or that of a purchase is drafted. */
export function contractAddress(of: { id: string } | { projectId: string }): string {
  const [[name, value] = []] = Object.entries(of);
  return `/purchase-management/contracts-procurement?${name}=${value}`;
}

/** The page on which a change of a purchase is shown, or that of a purchase is begun. */
export function modifyAddress(of: { id: string } | { projectId: string }): string {
  const [[name, value] = []] = Object.entries(of);
  return `/purchase-management/project-modify?${name}=${value}`;
}

/** The page on which a case of approval is shown and decided. */
export function caseAddress(id: string): string {
  return `${pages.APPROVAL}=${id}`;
}

/** The page on which a warehouse is found by its name, and its keepers are chosen. */
export function warehouseAddress(name: string): string {
  return `/warehouse-manage?keyword=${encodeURIComponent(name)}`;
}

/** The page on which a stock document is shown and confirmed. */
export function stockDocumentAddress(id: string): string {
  return `${pages.STOCK_DOCUMENT}=${id}`;
}

/** The page on which a supplier is reviewed. */
export function supplierReviewAddress(id: string): string {
  return `/company/company-apply?review=${id}`;
}

/** The page of a request for shared stock, for whoever answers for it. */
export function sharedRequestAddress(id: string): string {
  return `${pages.SHARED_TODO}=${id}`;
}

/** The page of an own request for shared stock. */
export function ownRequestAddress(id: string): string {
  return `${pages.SHARED_APPLY}=${id}`;
}

/** The page on which some of a shared stock is asked for, with what is known of the request. */
export function sharedStockAddress(request: { stockId: string; quantity: string; purpose: string }): string {
  return `/database-shared-memory?${new URLSearchParams(request)}`;
}

/**
 * The page on which what a message is about is read or dealt with; null where there is none that the receiver may open.
 * @param menu the paths that the current role may open
 */
export function messageAddress(
  { bizType, bizId }: Pick<Schemas['InboxMessage'], 'bizType' | 'bizId'>,
  menu: { has: (path: string) => boolean },
): string | null {
  if (bizId === null) return null;
  if (isOfPage(bizType)) {
    const [path = ''] = pages[bizType].split('?');
    return menu.has(path) ? `${pages[bizType]}=${bizId}` : null;
  }
  if (bizType === 'ARTICLE') return articleAddress({ id: bizId, channel: 'SYSTEM_ANNOUNCEMENT' });
  return bizType === 'EXPOSURE' ? exposureAddress(bizId) : null;
}

/** The page on which a notice about a bidding is read. */
export function noticeAddress(id: string): string {
  return `/project-announcement-detail?id=${id}`;
}

/** The page on which an integrity exposure is read. */
export function exposureAddress(id: string): string {
  return `/announcement-detail?exposure=${id}`;
}

/** The form for a new user who holds a role, at a school if the caller may choose one. */
export function newUserAddress({ school, role }: { school?: string; role: string }): string {
  return `/user/page?${new URLSearchParams({ edit: 'new', ...(school && { school }), role })}`;
}
