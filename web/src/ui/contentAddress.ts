import type { Schemas } from '@campus-procurement/sdk';

/** The page on which an article is read. */
export function articleAddress({ id, channel }: Pick<Schemas['ArticleBrief'], 'id' | 'channel'>): string {
  return channel === 'LIGHTHOUSE' ? `/lighthouse-detail?id=${id}` : `/announcement-detail?id=${id}`;
}

/** The page on which an integrity exposure is read. */
export function exposureAddress(id: string): string {
  return `/announcement-detail?exposure=${id}`;
}
