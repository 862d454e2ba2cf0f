import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { ServerClock } from '#ui/clock/serverNow.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { Content } from '#ui/text/Content.tsx';
import { Link } from '../address/Link.tsx';
import { Amount } from '../blocks/Amount.tsx';
import { LoadState } from '../blocks/LoadState.tsx';
import { usePortalTitle } from '../blocks/usePortalTitle.ts';
import { NoticeList } from '../notices/NoticeList.tsx';
import { ReceiptList } from '../receipts/ReceiptList.tsx';
import { bidderLook, failLabel } from './bidderStates.ts';
import { Hindrance } from './Hindrance.tsx';
import { PurchaseRail } from './PurchaseRail.tsx';
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
  const look = bidderLook(purchase);
  // A pause of seconds moves an end that pages show in minutes.
  const isExtended = format.dateTime(originalEndTime) !== format.dateTime(endTime);
  usePortalTitle(projectName);
  return (
    <>
      <p className="po-bar">
        <Link to="/">{t('portalBids.back')}</Link>
      </p>
      <h1 className="po-title">
        <Content>{projectName}</Content> <StatusPill meaning={look?.meaning ?? 'stop'}>{look ? t(look.label) : state}</StatusPill>
      </h1>
      <p className="po-lead">
        <Content>{[projectCode, companyName, ...purchase.categoryNames].join(' · ')}</Content>
      </p>
      <div className="po-split">
        <PurchaseRail purchase={purchase} clock={clock} onJump={onJump} />
        <div>
          <Next purchase={purchase} />
          <section className="po-panel po-key" aria-label={projectCode}>
            <div>
              <small>{t('portalBids.ceiling')}</small>
              <Amount value={purchase.priceCeiling} size="l" />
            </div>
            <div>
              <small>{t('portalBids.deadline')}</small>
              <b>{state === 'SUSPENDED' ? t('portalBids.endOpen') : format.dateTime(endTime)}</b>
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
              {purchase.warrantyMonths === null
                ? t('portalBids.unsaid')
                : t('portalBids.months', { count: purchase.warrantyMonths })}
            </div>
          </section>
          {purchase.result && <ResultPanel projectId={purchase.projectId} result={purchase.result} />}
          {purchase.receipts.length > 0 && <ReceiptList purchase={purchase} />}
          <WantedLines lines={purchase.lines} />
          <PurchaseRules purchase={purchase} />
          {purchase.notices.length > 0 && (
            <section className="po-panel">
              <h2>{t('portalBids.notices')}</h2>
              {(state === 'OPEN' || state === 'UPCOMING') && <p className="po-lead">{t('portalBids.questions')}</p>}
              <NoticeList notices={purchase.notices} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}

/** What stands in the way, what has been done, or what comes next. */
function Next({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const format = useFormat();
  const next = ownNext(purchase) ?? bidderLook(purchase)?.next;
  if (purchase.state === 'SUSPENDED') return <Suspended reason={purchase.suspendReason} />;
  if (purchase.hindrance) return <Hindrance text={purchase.hindrance} remedy={purchase.remedy} />;
  if (purchase.state === 'OPEN' && purchase.receipts.length > 0) {
    return (
      <p className="po-message" data-tone="good" role="status">
        <b>{t('portalBids.arrived')}</b> {t('portalBids.arrivedText', { time: format.dateTime(purchase.endTime) })}
      </p>
    );
  }
  const why = purchase.state === 'FAILED' && failLabel(purchase.failReason);
  return next && t(next) ? (
    <p className="po-message" data-tone={purchase.result?.outcome === 'WON' ? 'good' : 'wait'}>
      {why && <b>{t(why)}</b>} {t(next)}
    </p>
  ) : null;
}

/** What comes next for a quote that has come out otherwise than the round goes on; null where there is no difference. */
function ownNext({ state, result }: Purchase): LabelKey | null {
  if (result?.outcome === 'CANCELLED') return 'portalBids.nextCancelled';
  if (result?.outcome === 'VOID') return 'portalBids.nextVoid';
  if (result?.explanationWanted) return 'portalBids.nextExplain';
  return state === 'NOTICE' && result?.outcome === 'WON' ? 'portalBids.nextToWin' : null;
}
