import type { Schemas } from '@campus-procurement/sdk';
import type { Translate } from '#i18n/messages.ts';
import type { useFormat } from '#i18n/useFormat.ts';
import { type BidAct, type Detail, whoOf } from '../state/projectState.ts';
import type { Bidding } from './useBidding.ts';

type Format = ReturnType<typeof useFormat>;
type Participant = Schemas['Participant'];

interface BiddingNext {
  title: string;
  /** What follows, or what is missing for it. */
  text: string | null;
  /** Until when. */
  until: string | null;
  /** The title says that already, and only what is left is missing. */
  isSaid?: boolean;
}

/** What the clock does if nobody decides in time, where the rules of the purchase let it; null where they do not. */
function delayOf({ pattern }: Detail, bidding: Bidding | undefined, t: Translate): string | null {
  if (!pattern?.switches.ifAutoDelayWhenNoDecision || !pattern.bidConfig || !bidding) return null;
  const { autoDelayHours: hours, autoDelayMaxTimes: most } = pattern.bidConfig;
  const { decisionDelayTimes: done } = bidding;
  return done < most ? t('projects.nextDecideDelay', { hours, done, most }) : t('projects.nextDecideByClock', { most });
}

/**
 * What happens next with a purchase that is bid for, who does it, and until when; null in states that have nothing to do with it.
 * @param bidders whose quotes are judged, as far as they are known
 */
export function biddingNext(
  project: Detail,
  { bidding, bidders }: { bidding: Bidding | undefined; bidders: readonly Participant[] },
  t: Translate,
  format: Format,
): BiddingNext | null {
  const { status, nextTime } = project;
  const at = (time: string | null | undefined) => (time ? format.dateTime(time) : '–');
  const plain = { text: null, until: null };
  switch (status) {
    case 'PUBLISHED':
      return {
        ...plain,
        title: t('projects.nextBegin', { time: at(bidding?.startTime) }),
        until: bidding?.startTime ?? null,
        isSaid: true,
      };
    case 'BIDDING': {
      const end = bidding?.endTime ?? nextTime;
      const text = bidding ? t('projects.nextCloseText', { count: bidding.minBidders }) : null;
      return { title: t('projects.nextClose', { time: at(end) }), text, until: end, isSaid: true };
    }
    case 'OPENING':
      return openingNext(project, { bidding, bidders }, t);
    case 'DECIDING': {
      const who = { isMe: isMine(project, bidding, ['DECIDE']), names: deciders(project), isAny: true };
      const text = bidding?.decisionOverdue ? t('projects.nextDecideOverdue') : delayOf(project, bidding, t);
      return {
        title: t('projects.nextDecide', who),
        text,
        until: bidding?.decisionDeadline ?? nextTime,
      };
    }
    case 'AWARD_APPROVING':
      return { ...plain, title: t('projects.nextApproveAward', whoOf(project)) };
    case 'AWARD_NOTICE': {
      const end = bidding?.awards[0]?.noticeEndTime ?? nextTime;
      return { title: t('projects.nextNotice', { time: at(end) }), text: t('projects.nextNoticeText'), until: end, isSaid: true };
    }
    case 'SUSPENDED': {
      const { suspension } = bidding ?? {};
      if (!suspension) return { ...plain, title: t('projects.nextSuspended') };
      const text = t('projects.reason', { reason: suspension.reason });
      if (suspension.cause === 'MODIFICATION') return { ...plain, title: t('projects.nextChanged', whoOf(project)), text };
      if (suspension.cause === 'TERMINATION') return { ...plain, title: t('projects.nextEnding', whoOf(project)), text };
      return {
        ...plain,
        title: t('projects.nextResume', { ...whoOf(project), isMe: isMine(project, bidding, ['RESUME']) }),
        text,
      };
    }
    case 'FAILED':
      return { ...plain, title: t('projects.nextFailed'), text: failedText(bidding, t) };
    default:
      return null;
  }
}

/** The technical part is opened, judged, and then the prices are; from a limit on with a witness each time. */
function openingNext(
  project: Detail,
  { bidding, bidders }: { bidding: Bidding | undefined; bidders: readonly Participant[] },
  t: Translate,
): BiddingNext {
  const plain = { text: null, until: null };
  if (!bidding || bidding.stage === 'ANNOUNCED' || bidding.stage === 'BIDDING') {
    return { ...plain, title: t('projects.nextClosing') };
  }
  const names = project.officerName ? [project.officerName] : project.waitingFor;
  if (bidding.automatic && bidding.stage === 'CLOSED') return { ...plain, title: t('projects.nextOpenItself') };
  const part = bidding.documentsOpenTime === null ? 'DOCUMENTS' : 'PRICES';
  const isWitnessed = bidding.witnesses.some(({ stage }) => stage === part);
  const needsWitness = bidding.witnessNeeded && !isWitnessed;
  const isMe = isMine(project, bidding, [`OPEN_${part}`]);
  if (bidding.judging === 'PENDING') {
    const left = unjudged(bidders);
    const isMe = bidding.allowedActions.includes('JUDGE') && !(left.length > 0 && left.every((one) => isJudgedBy(one, null)));
    const names = deciders(project).filter((name) => !(left.length > 0 && left.every((one) => isJudgedBy(one, name))));
    return {
      ...plain,
      title: t('projects.nextJudge', { isMe, names: names.length > 0 ? names : deciders(project), isAny: true }),
      text: t('projects.nextJudgeText'),
    };
  }
  if (bidding.judging === 'NONE') {
    const who = { ...whoOf(project), isMe: isMine(project, bidding, ['DECLARE_FAILED']) };
    return { ...plain, title: t('projects.nextDeclareFailed', who), text: t('projects.nextDeclareFailedText') };
  }
  if (needsWitness && bidding.allowedActions.includes('WITNESS')) {
    return { ...plain, title: t('projects.nextWitnessMe'), text: t(`projects.nextOpenText_${part}`) };
  }
  if (needsWitness) {
    const text = t('projects.nextWitnessingText', { officer: names.join('、') });
    return { ...plain, title: t('projects.nextWitnessing'), text };
  }
  return {
    ...plain,
    title: t(`projects.nextOpen_${part}`, { isMe, names, isAny: false }),
    text: t(`projects.nextOpenText_${part}`),
  };
}

function failedText(bidding: Bidding | undefined, t: Translate): string | null {
  if (!bidding?.failReason) return null;
  return [t(`projects.fail_${bidding.failReason}`), bidding.failRemark, t('projects.nextFailedText')].filter(Boolean).join('\n');
}

const isMine = ({ waitsForMe }: Detail, bidding: Bidding | undefined, acts: readonly BidAct[]) =>
  bidding ? acts.some((act) => bidding.allowedActions.includes(act)) : waitsForMe;

/** Bidders about whose quotes nothing is settled yet. */
export const unjudged = (bidders: readonly Participant[]) =>
  bidders.filter(({ quoteId, compliant, void: isVoid }) => quoteId !== null && compliant === null && !isVoid);

/** Whether somebody, or with null the reader, has judged a quote: after a “no” it takes the other one. */
const isJudgedBy = ({ judgements }: Participant, name: string | null) =>
  judgements.some(({ stage, mine, judgeName }) => stage === 'COMPLIANCE' && (name === null ? mine : judgeName === name));

const deciders = ({ applicantName, officerName }: Detail) => [applicantName, ...(officerName ? [officerName] : [])];
