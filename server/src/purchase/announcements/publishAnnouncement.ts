import type { Schemas } from '@campus-procurement/sdk';
import { fingerprintOf } from '@campus-procurement/sdk/commitment';
import { isoTime } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import type { Reader } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { nextNumber } from '#platform/records/nextNumber.ts';
import type { ProjectRow } from '../records/public.ts';
import type { NoticeText } from './texts/notice.ts';

interface Notice extends NoticeText {
  project: Pick<ProjectRow, 'companyId' | 'id'>;
  type: Schemas['NoticeType'];
  /** SUPPLIER: not shown without a login. Left out: PUBLIC. */
  publishScope?: Tables['announcement']['publishScope'] | undefined;
  /** The end of the bidding, for notices that announce it. */
  bidEndTime?: Date | undefined;
}

/**
 * Publishes a notice about a purchase. It takes the next number, which is locked until the end of the transaction: do it last.
 * @returns its id
 */
export async function publishAnnouncement(notice: Notice, context: Pick<Reader, 'db' | 'now'>): Promise<string> {
  const { project, type, title, sections, publishScope = 'PUBLIC', bidEndTime = null } = notice;
  const { companyId, id: projectId } = project;
  // Whole seconds, as the API answers them: whoever reads the notice can calculate its fingerprint.
  const publishTime = new Date(Math.floor(context.now.getTime() / 1000) * 1000);
  const announcementCode = await nextNumber({ companyId, kind: 'ANNOUNCEMENT' }, 'GG', 6, context);
  const fingerprint = await fingerprintOf({ announcementCode, type, title, publishTime: isoTime(publishTime), sections });
  const id = newId();
  await context.db
    .insertInto('announcement')
    .values({
      companyId,
      id,
      announcementCode,
      type,
      title,
      projectId,
      publishScope,
      bidEndTime,
      publishTime,
      fingerprint,
      sections: JSON.stringify(sections),
    })
    .execute();
  return id;
}
