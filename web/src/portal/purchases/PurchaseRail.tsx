import type { Schemas } from '@campus-procurement/sdk';
import { type ReactNode, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { ServerClock } from '#ui/clock/serverNow.ts';
import { Content } from '#ui/text/Content.tsx';
import { Link } from '../address/Link.tsx';
import { Countdown } from '../blocks/Countdown.tsx';
import { bidderLook } from './bidderStates.ts';
import { explanationId } from './ExplainForm.tsx';
import { JoinSheet } from './JoinSheet.tsx';

interface PurchaseRailProps {
  purchase: Schemas['BiddablePurchaseDetail'];
  clock: ServerClock;
  onJump: () => void;
}

/** What stays in view beside a purchase: which one it is, until when, how the own quote stands, and the one act. On a phone a bar at the bottom. */
export function PurchaseRail({ purchase, clock, onJump }: PurchaseRailProps) {
  const t = useT();
  const format = useFormat();
  const { state, projectName, endTime, joinTime, receipts, maxQuoteTimes } = purchase;
  const act = useAct(purchase);
  const isRunning = state === 'OPEN' || state === 'UPCOMING';
  const left = maxQuoteTimes > 0 && receipts.length > 0 ? Math.max(0, maxQuoteTimes - receipts.length) : null;
  return (
    <aside className="po-rail po-panel" aria-label={t('portalBids.own')} data-idle={(!isRunning && !act) || undefined}>
      <h2>
        <Content>{projectName}</Content>
      </h2>
      <div className="po-rail-facts">
        <p>
          <small>{t('portalBids.deadline')}</small>
          <b>{state === 'SUSPENDED' ? t('portalBids.endOpen') : format.dateTime(endTime)}</b>
          {state === 'OPEN' && <Countdown end={endTime} clock={clock} over={t('portalBids.over')} onJump={onJump} />}
        </p>
        <p>
          <small>{t('portalBids.own')}</small>
          <b>{useStanding(purchase)}</b>
          {receipts.length === 0 && joinTime && <small>{t('portalBids.joinedAt', { time: format.dateTime(joinTime) })}</small>}
          {state === 'OPEN' && left !== null && <small>{t('portalBids.leftOver', { count: left })}</small>}
        </p>
      </div>
      {act}
      {purchase.mayJoin && <small className="po-rail-note">{t('portalBids.joinText')}</small>}
    </aside>
  );
}

/** How the own quote stands: not joined, quoted and when, or what became of it. */
function useStanding(purchase: PurchaseRailProps['purchase']): string {
  const t = useT();
  const format = useFormat();
  const { joined, receipts, result } = purchase;
  const [last] = receipts;
  if (result && result.outcome !== 'PENDING') {
    const rank = result.ownRank === null ? [] : [t('portalBids.rank', { rank: result.ownRank })];
    return [t(`portalBids.outcome_${result.outcome}`), ...rank].join(' · ');
  }
  if (last) return t('portalBids.quotedAt', { time: format.dateTime(last.arrivalTime) });
  if (!joined) return t('portalBids.notJoinedYet');
  const look = bidderLook(purchase);
  return t(look?.label === 'portalBids.state_MISSED' ? look.label : 'portalBids.notQuoted');
}

/** The one act of the page: join, quote, replace the quote, or explain its price. */
function useAct(purchase: PurchaseRailProps['purchase']): ReactNode {
  const t = useT();
  const [isJoining, setJoining] = useState(false);
  const { mayJoin, mayQuote, projectId, receipts, result } = purchase;
  if (mayQuote) {
    return (
      <Link className={receipts.length > 0 ? 'po-button' : 'po-button po-main-act'} to={`/purchases/${projectId}/quote`}>
        {t(receipts.length > 0 ? 'portalBids.replace' : 'portalBids.toQuote')}
      </Link>
    );
  }
  if (mayJoin) {
    return (
      <>
        <button type="button" className="po-button po-main-act" onClick={() => setJoining(true)}>
          {t('portalBids.join')}
        </button>
        {isJoining && <JoinSheet projectId={projectId} onClose={() => setJoining(false)} />}
      </>
    );
  }
  if (result?.explanationWanted) {
    return (
      <button
        type="button"
        className="po-button po-main-act"
        onClick={() => document.getElementById(explanationId)?.querySelector('textarea')?.focus()}
      >
        {t('portalBids.explain')}
      </button>
    );
  }
  return null;
}
