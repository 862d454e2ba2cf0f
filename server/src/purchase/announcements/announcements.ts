import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { getAnnouncementDetail, getPublicAnnouncementDetail } from './getAnnouncementDetail.ts';
import { queryAnnouncementPage, queryPublicAnnouncementPage } from './queryAnnouncementPage.ts';

export const announcements = {
  queryAnnouncementPage,
  getAnnouncementDetail,
  queryPublicAnnouncementPage,
  getPublicAnnouncementDetail,
} satisfies Partial<Handlers<Context>>;
