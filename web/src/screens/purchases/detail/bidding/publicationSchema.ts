import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { timeOf } from '#ui/date/schoolTime.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const limits = { title: 150, reason: 500, invitations: 20, mostBidders: 10 };
const leastReason = 5;

/** The rules of `BiddingPublication` in the API description, with their messages. @param least bidders that the rules ask for */
export function publicationSchema(t: Translate, least: number) {
  const count = z.string().check(
    z.trim(),
    z.refine((text) => /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= limits.mostBidders, {
      error: t('validation.whole', { least, most: limits.mostBidders }),
    }),
  );
  const publication = z.object({
    isNow: z.boolean(),
    bidStartTime: z.string(),
    bidEndTime: fieldRules(t).chosen('bidding.endTime'),
    minBidders: count,
    announcementTitle: z.string().check(
      z.trim(),
      z.refine((title) => title.length !== 1, t('validation.least', { label: t('bidding.title'), limit: 2 })),
    ),
    invitations: z.array(
      z.object({
        supplierId: fieldRules(t).chosen('bidding.supplier'),
        reason: fieldRules(t).least('ui.reason', leastReason),
      }),
    ),
  });
  type Publication = z.infer<typeof publication>;
  const hasStart = ({ isNow, bidStartTime }: Publication) => isNow || bidStartTime !== '';
  return publication.check(
    z.refine(hasStart, { path: ['bidStartTime'], error: t('validation.choose', { label: t('bidding.startTime') }) }),
  );
}

export type Publication = z.infer<ReturnType<typeof publicationSchema>>;

/** What the server takes. Suppliers are named where the rules ask whom to invite; one that is not complete yet is left out. */
export function publicationBody(values: Publication, { version, isInvited }: { version: number; isInvited: boolean }) {
  const { isNow, bidStartTime, bidEndTime, minBidders, announcementTitle, invitations } = values;
  const title = announcementTitle.trim();
  const named = invitations.filter(({ supplierId, reason }) => supplierId !== '' && reason.trim().length >= leastReason);
  return {
    // The clock of the server decides when now is.
    ...(!isNow && { bidStartTime: timeOf(bidStartTime) ?? '' }),
    bidEndTime: timeOf(bidEndTime) ?? '',
    minBidders: Number(minBidders),
    ...(title.length > 1 && { announcementTitle: title }),
    ...(isInvited && named.length > 0 && { invitations: named }),
    version,
  };
}
