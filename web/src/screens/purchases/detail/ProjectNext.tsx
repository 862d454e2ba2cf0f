import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Until } from '#ui/clock/Until.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { NextStep } from '#ui/page/NextStep.tsx';
import { useReachable } from '#ui/page/useReachable.ts';
import { firstTurn, otherSentences } from '#ui/purchase/firstTurn.ts';
import { TurnNext } from '#ui/purchase/TurnNext.tsx';
import { meanings } from '#ui/status/meanings.ts';
import { caseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import type { BiddingQuery } from './bidding/useBidding.ts';
import classes from './parts/project.module.css';
import type { Detail } from './state/projectState.ts';
import { stateNext } from './state/stateNext.ts';
import { useTurnWords } from './state/useTurnWords.ts';

type Turn = Detail['turns'][number];

interface NextProps {
  project: Detail;
  query: BiddingQuery;
}

/** What happens next with a purchase, who does it, and since when it waits. */
export function ProjectNext({ project, query }: NextProps) {
  const turn = firstTurn(project.turns);
  if (project.blockedCaseId !== null) return <BlockedNext project={project} />;
  return turn ? <Awaited turn={turn} project={project} query={query} /> : <StateNext project={project} query={query} />;
}

/** What is awaited first, of the reader before others, and then what else is. */
function Awaited({ turn, project, query }: NextProps & { turn: Turn }) {
  const t = useT();
  const { sentence, texts } = useTurnWords(project, query.data);
  const others = otherSentences(project.turns, turn, sentence);
  return (
    <TurnNext turn={turn} meaning={meanings.purchase[project.status]} title={sentence(turn)} clock={query.data && clockOf(query)}>
      <Remarks texts={[...texts(turn), ...others, remarkOn(project, t), leftRemark(project, t)]} />
    </TurnNext>
  );
}

/** What the clock does, or how it has ended, where nothing is awaited of anybody. */
function StateNext({ project, query }: NextProps) {
  const t = useT();
  const format = useFormat();
  const { status, archiveTime } = project;
  const { title, text = null, until, day } = stateNext(project, query.data, t, format);
  return (
    <NextStep
      meaning={meanings.purchase[status]}
      title={title}
      isOver={status === 'FAILED' || status === 'ARCHIVED' || status === 'TERMINATED'}
    >
      {until && query.data && (
        <p>
          <Until time={until} clock={clockOf(query)} isBare />
        </p>
      )}
      {day && (
        <p>
          <DateTime value={day} isDay />
        </p>
      )}
      {archiveTime !== null && (
        <p>
          <DateTime value={archiveTime} />
        </p>
      )}
      <Remarks texts={[text, remarkOn(project, t), leftRemark(project, t)]} />
    </NextStep>
  );
}

const clockOf = ({ data, dataUpdatedAt: askedAt }: BiddingQuery) => {
  return { serverTime: data?.serverTime ?? '', askedAt };
};

function Remarks({ texts }: { texts: readonly (string | null)[] }) {
  return texts
    .filter((text) => text)
    .map((text) => (
      <p key={text} className={classes.remark}>
        {text}
      </p>
    ));
}

/** Nobody who is asked can decide: who mends it, and where. */
function BlockedNext({ project: { status, blockedCaseId, waitingFor: names } }: { project: Detail }) {
  const t = useT();
  const reachable = useReachable();
  const address = blockedCaseId && reachable(caseAddress(blockedCaseId));
  return (
    <NextStep meaning={meanings.purchase[status]} title={t('projects.nextBlocked')}>
      <p className={classes.remark}>{t('projects.blockedText', { names })}</p>
      {address && (
        <p>
          <TextLink to={address}>{t('projects.toBlockedCase')}</TextLink>
        </p>
      )}
    </NextStep>
  );
}

/** That the requester has left, and who helps. */
function leftRemark({ applicantLeft, applicantName: name, allowedActions }: Detail, t: Translate): string | null {
  if (!applicantLeft) return null;
  return t(allowedActions.includes('REPLACE_REQUESTER') ? 'projects.requesterLeftHere' : 'projects.requesterLeft', { name });
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
