import type { Schemas } from '@campus-procurement/sdk';

/** The page on which an article is read. */
export function articleAddress({ id, channel }: Pick<Schemas['ArticleBrief'], 'id' | 'channel'>): string {
  return channel === 'LIGHTHOUSE' ? `/lighthouse-detail?id=${id}` : `/announcement-detail?id=${id}`;
}

/** Where what a message is about is dealt with: pages that the menu of the role may hold. */
const pages = { SUPPLIER: '/company/company-apply', TASK: '/task-manage' } as const;

/**
 * The page on which what a message is about is read or dealt with; null where there is none that the receiver may open.
 * @param menu the paths that the current role may open
 */
export function messageAddress(
  { bizType, bizId }: Pick<Schemas['InboxMessage'], 'bizType' | 'bizId'>,
  menu: { has: (path: string) => boolean },
): string | null {
  if (bizId === null) return null;
  if (bizType === 'SUPPLIER' || bizType === 'TASK') {
    return menu.has(pages[bizType]) ? `${pages[bizType]}?open=${bizId}` : null;
  }
  if (bizType === 'ARTICLE') return articleAddress({ id: bizId, channel: 'SYSTEM_ANNOUNCEMENT' });
  return bizType === 'EXPOSURE' ? exposureAddress(bizId) : null;
}

/** The page on which an integrity exposure is read. */
export function exposureAddress(id: string): string {
  return `/announcement-detail?exposure=${id}`;
}
