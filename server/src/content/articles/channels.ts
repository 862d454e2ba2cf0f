import type { Schemas } from '@campus-procurement/sdk';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import type { Order } from '#platform/lists/order.ts';
import type { Steps } from '#platform/records/publication.ts';

/** The differences between the channels. */
export interface Channel extends Steps {
  name: Schemas['ArticleChannel'];
  /** The dictionary type of the categories; null for a channel without categories. */
  dictType: string | null;
  /** The default order of the list. */
  order: Order;
  /** Whether users get messages about published articles. */
  isAnnounced?: true;
}

/** Pinned articles first, then the latest ones. */
export const newest: Order = [
  { column: 'article.top', direction: 'desc' },
  { column: 'article.publishTime', direction: 'desc' },
  { column: 'article.id', direction: 'desc' },
];
const byPosition: Order = [
  { column: 'article.top', direction: 'desc' },
  { column: 'article.sort', direction: 'asc' },
  { column: 'article.id', direction: 'asc' },
];

export const news: Channel = {
  name: 'NEWS',
  dictType: 'news_category',
  order: newest,
  update: 'updateNews',
  publish: 'publishNews',
  remove: 'deleteNews',
};

export const systemAnnouncement: Channel = {
  name: 'SYSTEM_ANNOUNCEMENT',
  isAnnounced: true,
  dictType: null,
  order: newest,
  update: 'updateSystemAnnouncement',
  publish: 'publishSystemAnnouncement',
  remove: 'deleteSystemAnnouncement',
};

export const faq: Channel = {
  name: 'FAQ',
  dictType: 'faq_category',
  order: byPosition,
  update: 'updateHelpFaq',
  publish: 'publishHelpFaq',
  remove: 'deleteHelpFaq',
};

export const guideline: Channel = {
  name: 'GUIDELINE',
  dictType: 'guide_category',
  order: byPosition,
  update: 'updateHelpGuideline',
  publish: 'publishHelpGuideline',
  remove: 'deleteHelpGuideline',
};

export const lighthouse: Channel = {
  name: 'LIGHTHOUSE',
  dictType: 'lighthouse_category',
  order: newest,
  update: 'updateLighthouse',
  publish: 'publishLighthouse',
  remove: 'deleteLighthouse',
};

export const channels = [news, systemAnnouncement, faq, guideline, lighthouse];

/** Returns the channels whose drafts the caller may see and edit. */
export function maintainedChannels(context: Context): Channel['name'][] {
  const mayCall = permitted(context);
  return channels.filter(({ update }) => mayCall(update)).map(({ name }) => name);
}
