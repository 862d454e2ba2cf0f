import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { ServerClock } from '#ui/clock/serverNow.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { Link } from '../address/Link.tsx';
import { Amount } from '../blocks/Amount.tsx';
import { Countdown } from '../blocks/Countdown.tsx';
import { LoadState } from '../blocks/LoadState.tsx';
import { usePortalTitle } from '../blocks/usePortalTitle.ts';
import { NoticeList } from '../notices/NoticeList.tsx';
import { ReceiptList } from '../receipts/ReceiptList.tsx';
import { bidderLook } from './bidderStates.ts';
import { Hindrance } from './Hindrance.tsx';
import { JoinSheet } from './JoinSheet.tsx';
import { PurchaseRules } from './PurchaseRules.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { Suspended } from './Suspended.tsx';
import { usePurchase } from './usePurchase.ts';
import { WantedLines } from './WantedLines.tsx';

type Purchase = Schemas['BiddablePurchaseDetail'];

/** A purchase: shall I quote, have I quoted, and what became of it. */
export default function PurchaseScreen({ projectId = '' }: { projectId?: string }) {
  const { data, error, refetch, clock } = usePurchase(projectId);
  if (!data) return <LoadState error={error} onRetry={refetch} />;
  return <Loaded purchase={data} clock={clock} onJump={refetch} />;
}

function Loaded({ purchase, clock, onJump }: { purchase: Purchase; clock: ServerClock; onJump: () => void }) {
  const t = useT();
  const format = useFormat();
  const { state, projectName, projectCode, companyName, endTime, originalEndTime } = purchase;
  const look = bidderLook(state);
  const isExtended = Date.parse(originalEndTime) !== Date.parse(endTime);
  usePortalTitle(projectName);
  return (
    <>
      <p className="po-bar">
        <Link to="/">{t('portalBids.back')}</Link>
      </p>
      <h1 className="po-title">
        {projectName} <StatusPill meaning={look?.meaning ?? 'stop'}>{look ? t(look.label) : state}</StatusPill>
      </h1>
      <p className="po-lead">{[projectCode, companyName, ...purchase.categoryNames].join(' · ')}</p>
      <Next purchase={purchase} />
      <section className="po-panel po-key" aria-label={projectCode}>
        <div>
          <small>{t('portalBids.ceiling')}</small>
          <Amount value={purchase.priceCeiling} size="l" />
        </div>
        <div>
          <small>{t('portalBids.deadline')}</small>
          <b>{state === 'SUSPENDED' ? t('portalBids.endOpen') : format.dateTime(endTime)}</b>
          <p>{state === 'OPEN' && <Countdown end={endTime} clock={clock} over={t('portalBids.over')} onJump={onJump} />}</p>
          {isExtended && <small>{t('portalBids.extended', { time: format.dateTime(originalEndTime) })}</small>}
          {!purchase.joined && purchase.joinEndTime !== endTime && (
            <small>
              {t('portalBids.joinDeadline')} {format.dateTime(purchase.joinEndTime)}
            </small>
          )}
        </div>
        <div>
          <small>{t('portalBids.delivery')}</small>
          {purchase.deliveryDays === null ? t('portalBids.unsaid') : t('portalBids.days', { count: purchase.deliveryDays })}
        </div>
        <div>
          <small>{t('portalBids.warranty')}</small>
          {purchase.warrantyMonths === null ? t('portalBids.unsaid') : t('portalBids.months', { count: purchase.warrantyMonths })}
        </div>
      </section>
      {purchase.result && <ResultPanel projectId={purchase.projectId} result={purchase.result} />}
      {purchase.receipts.length > 0 && <ReceiptList purchase={purchase} />}
      <WantedLines lines={purchase.lines} />
      <PurchaseRules purchase={purchase} />
      {purchase.notices.length > 0 && (
        <section className="po-panel">
          <h2>{t('portalBids.notices')}</h2>
          <NoticeList notices={purchase.notices} />
        </section>
      )}
      <Act purchase={purchase} />
    </>
  );
}

/** What stands in the way, what has been done, or what comes next. */
function Next({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const format = useFormat();
  const next = bidderLook(purchase.state)?.next;
  if (purchase.state === 'SUSPENDED') return <Suspended reason={purchase.suspendReason} />;
  if (purchase.hindrance) return <Hindrance text={purchase.hindrance} remedy={purchase.remedy} />;
  if (purchase.state === 'OPEN' && purchase.receipts.length > 0) {
    return (
      <p className="po-message" data-tone="good" role="status">
        <b>{t('portalBids.arrived')}</b> {t('portalBids.arrivedText', { time: format.dateTime(purchase.endTime) })}
      </p>
    );
  }
  return next && t(next) ? (
    <p className="po-message" data-tone={purchase.state === 'WON' ? 'good' : 'wait'}>
      {t(next)}
    </p>
  ) : null;
}

/** The one act of the page: join, quote, or replace the quote. */
function Act({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const format = useFormat();
  const [isJoining, setJoining] = useState(false);
  const { mayJoin, mayQuote, joined, joinTime, projectId, receipts, maxQuoteTimes } = purchase;
  if (!mayJoin && !mayQuote) return null;
  const left = maxQuoteTimes - receipts.length;
  return (
    <div className="po-bottom">
      <small>
        {joined && joinTime && t('portalBids.joinedAt', { time: format.dateTime(joinTime) })}
        {receipts.length > 0 && maxQuoteTimes > 0 && ` · ${t('portalBids.leftOver', { count: Math.max(0, left) })}`}
      </small>
      {mayQuote ? (
        <Link className={receipts.length > 0 ? 'po-button' : 'po-button po-main-act'} to={`/purchases/${projectId}/quote`}>
          {t(receipts.length > 0 ? 'portalBids.replace' : 'portalBids.toQuote')}
        </Link>
      ) : (
        <button type="button" className="po-button po-main-act" onClick={() => setJoining(true)}>
          {t('portalBids.join')}
        </button>
      )}
      {isJoining && <JoinSheet projectId={projectId} onClose={() => setJoining(false)} />}
    </div>
  );
}
