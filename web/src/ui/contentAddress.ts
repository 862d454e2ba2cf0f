import type { Schemas } from '@campus-procurement/sdk';

/** The page on which an article is read. */
export function articleAddress({ id, channel }: Pick<Schemas['ArticleBrief'], 'id' | 'channel'>): string {
  return channel === 'LIGHTHOUSE' ? `/lighthouse-detail?id=${id}` : `/announcement-detail?id=${id}`;
}

/** The page on which what a message is about is read; null where there is none for everybody who gets it. */
export function messageAddress({ bizType, bizId }: Pick<Schemas['InboxMessage'], 'bizType' | 'bizId'>): string | null {
  if (bizId === null) return null;
  if (bizType === 'ARTICLE') return articleAddress({ id: bizId, channel: 'SYSTEM_ANNOUNCEMENT' });
  return bizType === 'EXPOSURE' ? exposureAddress(bizId) : null;
}

/** The page on which an integrity exposure is read. */
export function exposureAddress(id: string): string {
  return `/announcement-detail?exposure=${id}`;
}
