import type { Translate } from '#i18n/messages.ts';
import type { useFormat } from '#i18n/useFormat.ts';
import type { Bidding } from '../bidding/useBidding.ts';
import type { Detail } from './projectState.ts';

interface Next {
  title: string;
  /** What follows. */
  text?: string | null;
  /** Until when the clock goes; the title says that already, and only what is left is missing. */
  until?: string | null;
  /** On which day something is due. */
  day?: string | null;
}

/** What happens next with a purchase in which nothing is awaited of anybody: what the clock does, or how it has ended. */
export function stateNext(
  project: Detail,
  bidding: Bidding | undefined,
  t: Translate,
  format: ReturnType<typeof useFormat>,
): Next {
  const { status, nextTime, turns, allowedActions, applicantName, fulfilment } = project;
  const at = (time: string | null | undefined) => (time ? format.dateTime(time) : '–');
  switch (status) {
    case 'DRAFT':
      return { title: t('projects.nextDraft') };
    case 'REJECTED':
    case 'WITHDRAWN':
      // It waits for nobody, but may be submitted again.
      return {
        title: t('projects.nextRESUBMIT', { isMe: allowedActions.includes('EDIT'), names: [applicantName], isAny: false }),
      };
    case 'PUBLISHED':
      return { title: t('projects.nextBegin', { time: at(bidding?.startTime) }), until: bidding?.startTime ?? null };
    case 'BIDDING': {
      const end = bidding?.endTime ?? nextTime;
      const text = bidding ? t('projects.nextCloseText', { count: bidding.minBidders }) : null;
      return { title: t('projects.nextClose', { time: at(end) }), text, until: end };
    }
    case 'OPENING': {
      const opensItself = bidding?.automatic && bidding.stage === 'CLOSED';
      return { title: t(opensItself ? 'projects.nextOpenItself' : 'projects.nextClosing') };
    }
    case 'AWARD_NOTICE': {
      const end = bidding?.awards[0]?.noticeEndTime ?? nextTime;
      return { title: t('projects.nextNotice', { time: at(end) }), text: t('projects.nextNoticeText'), until: end };
    }
    case 'SUSPENDED':
      return { title: t('projects.nextSuspended') };
    case 'FAILED':
      return { title: t('projects.nextFailed'), text: failedText(bidding, t) };
    case 'COMPLETED':
      return { title: t('projects.nextRetention'), day: fulfilment?.nextDueTime ?? null };
    case 'ARCHIVED':
      return { title: t('projects.nextArchived') };
    case 'TERMINATED':
      return { title: t('projects.nextTerminated') };
    default: {
      // What opens later is the outcome of a single source that is announced.
      const [later] = turns;
      if (!later?.from) return { title: t('projects.nextNothing') };
      return { title: t('projects.nextSource', { time: at(later.from) }), text: t('projects.nextSourceText') };
    }
  }
}

function failedText(bidding: Bidding | undefined, t: Translate): string | null {
  if (!bidding?.failReason) return null;
  return [t(`projects.fail_${bidding.failReason}`), bidding.failRemark, t('projects.nextFailedText')].filter(Boolean).join('\n');
}
