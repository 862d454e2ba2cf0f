import { useApiQuery, useServerMenu } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Until } from '#ui/clock/Until.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { daysSince } from '#ui/date/daysSince.ts';
import { NextStep } from '#ui/page/NextStep.tsx';
import { useSchoolWord } from '#ui/purchase/useSchoolWord.ts';
import { meanings } from '#ui/status/meanings.ts';
import { caseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import { biddingNext } from './bidding/biddingNext.ts';
import type { BiddingQuery } from './bidding/useBidding.ts';
import classes from './parts/project.module.css';
import { changeNext } from './state/changeNext.ts';
import { deliveryNext } from './state/deliveryNext.ts';
import { type Next, paymentNext } from './state/paymentNext.ts';
import { type Detail, moneyOf, whoOf } from './state/projectState.ts';

/** What happens next with a purchase, who does it, and since when it waits. */
export function ProjectNext({ project, query }: { project: Detail; query: BiddingQuery }) {
  const t = useT();
  const word = useSchoolWord();
  const format = useFormat();
  const { status, waitingSince, archiveTime } = project;
  const isOver = status === 'ARCHIVED' || status === 'TERMINATED';
  const days = waitingSince === null ? null : daysSince(waitingSince);
  const remark = remarkOn(project, t);
  const bidding = query.data;
  const { data: bidders = [] } = useApiQuery(
    'listParticipants',
    { query: { projectId: project.id } },
    { enabled: bidding?.judging === 'PENDING', meta: { silent: true } },
  );
  if (project.blockedCaseId !== null) return <BlockedNext project={project} />;
  const next = biddingNext(project, { bidding, bidders }, t, format);
  if (next) {
    const clock = bidding && { serverTime: bidding.serverTime, askedAt: query.dataUpdatedAt };
    return (
      <NextStep meaning={meanings.purchase[status]} title={next.title} isOver={status === 'FAILED'}>
        {next.until !== null && clock && (
          <p>
            <Until time={next.until} clock={clock} isBare={next.isSaid ?? false} />
          </p>
        )}
        {next.text && <p className={classes.remark}>{next.text}</p>}
      </NextStep>
    );
  }
  const delivery = changeNext(project, t) ?? deliveryNext(project, format, t) ?? smallPayment(project, format.money, t);
  return (
    <NextStep
      meaning={meanings.purchase[status]}
      title={delivery?.title ?? titleOf(project, format.money, t, word('projects.nextPublish'))}
      isOver={isOver}
    >
      {days !== null && !isOver && waitingSince !== null && (
        <p>
          {days === 0 ? t('projects.waitsToday') : t('projects.waitsDays', { days })}
          {t('projects.since')}
          <DateTime value={waitingSince} />
        </p>
      )}
      {delivery?.until && (
        <p>
          <DateTime value={delivery.until} isDay />
        </p>
      )}
      {delivery?.text && <p className={classes.remark}>{delivery.text}</p>}
      {archiveTime !== null && (
        <p>
          <DateTime value={archiveTime} />
        </p>
      )}
      {remark && <p className={classes.remark}>{remark}</p>}
    </NextStep>
  );
}

/** Nobody who is asked can decide: who mends it, and where. */
function BlockedNext({ project: { status, blockedCaseId, waitingFor: names } }: { project: Detail }) {
  const t = useT();
  const { entries } = useServerMenu();
  const address = blockedCaseId === null ? '' : caseAddress(blockedCaseId);
  return (
    <NextStep meaning={meanings.purchase[status]} title={t('projects.nextBlocked')}>
      <p className={classes.remark}>{t('projects.blockedText', { names })}</p>
      {entries.has(address.split('?')[0] ?? '') && (
        <p>
          <TextLink to={address}>{t('projects.toBlockedCase')}</TextLink>
        </p>
      )}
    </NextStep>
  );
}

function titleOf(project: Detail, money: (amount: string) => string, t: Translate, publish: 'projects.nextPublish'): string {
  const { status, officerId } = project;
  const who = whoOf(project);
  switch (status) {
    case 'DRAFT':
      return t('projects.nextDraft');
    case 'APPROVING':
      return t('projects.nextApprove', who);
    case 'APPROVED':
      return officerId === null ? t('projects.nextClaim', who) : t(publish, who);
    case 'EXECUTING':
      return t('projects.nextReceive', who);
    case 'ACCEPTING':
      return t('projects.nextWitness', who);
    case 'COMPLETED':
      return t('projects.nextInvoice', { ...who, amount: money(moneyOf(project).toInvoice) });
    case 'ARCHIVED':
      return t('projects.nextArchived');
    case 'TERMINATED':
      return t('projects.nextTerminated');
    default:
      // What was rejected or withdrawn waits for nobody, but may be submitted again.
      return t('projects.nextChange', {
        ...who,
        isMe: who.isMe || project.allowedActions.includes('EDIT'),
        names: who.names.length > 0 ? who.names : [project.applicantName],
      });
  }
}

/** Finance pays what is invoiced; the rest waits for its invoices. */
function smallPayment(project: Detail, money: (amount: string) => string, t: Translate): Next | null {
  return project.status === 'COMPLETED' ? paymentNext(project, money, t) : null;
}

/** Why it was returned or refused, in the words of whoever did it. */
function remarkOn({ status, endReason, receipt }: Detail, t: Translate): string | null {
  if (status === 'EXECUTING' && receipt?.status === 'REFUSED') {
    return t('projects.refusedBy', { name: receipt.witnessName, opinion: receipt.opinion ?? '' });
  }
  const isReturned = ['REJECTED', 'RETURNED', 'WITHDRAWN', 'TERMINATED'].includes(status);
  if (!isReturned) return null;
  const reason = endReason ? t('projects.reason', { reason: endReason }) : '';
  const money = status === 'RETURNED' ? t('projects.stillFrozen') : status === 'TERMINATED' ? '' : t('projects.givenBack');
  return [reason, money].filter(Boolean).join('\n');
}
