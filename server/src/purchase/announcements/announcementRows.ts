import type { Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { orderOf } from '#platform/lists/order.ts';

/** Notices, with nothing selected. */
export type FoundAnnouncements = SelectQueryBuilder<Tables, 'announcement', object>;

export const newest = orderOf('announcement', 'publishTime,desc');

/** Selects the columns that a list shows. */
export function announcementRows(found: FoundAnnouncements) {
  return found
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'announcement.companyId').onRef('project.id', '=', 'announcement.projectId'),
    )
    .innerJoin('company', 'company.id', 'announcement.companyId')
    .select(['announcement.companyId', 'announcement.id', 'announcement.announcementCode', 'announcement.type'])
    .select(['announcement.title', 'announcement.projectId', 'announcement.publishScope', 'announcement.publishTime'])
    .select(['announcement.bidEndTime', 'project.projectCode', 'project.projectName', 'company.companyName']);
}

type Row = Awaited<ReturnType<ReturnType<typeof announcementRows>['executeTakeFirstOrThrow']>>;

/** Returns a notice as a list shows it. */
export function toAnnouncement({ publishTime, bidEndTime, projectCode, ...row }: Row): Schemas['Announcement'] {
  // What is announced has been submitted, and therefore has a number.
  return { ...row, projectCode: projectCode as string, publishTime: isoTime(publishTime), bidEndTime: isoTimeOrNull(bidEndTime) };
}
