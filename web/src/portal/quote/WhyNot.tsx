import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Link } from '../address/Link.tsx';
import { bidderLook } from '../purchases/bidderStates.ts';
import { Hindrance } from '../purchases/Hindrance.tsx';
import { Suspended } from '../purchases/Suspended.tsx';

type Purchase = Schemas['BiddablePurchaseDetail'];

/** Why nobody may quote on this page now, and what to do. @param kept whether something was typed that is not sent */
export function WhyNot({ purchase, kept }: { purchase: Purchase; kept: boolean }) {
  const t = useT();
  const format = useFormat();
  const { state, endTime, hindrance, remedy, mayJoin, projectId, receipts, maxQuoteTimes } = purchase;
  const isOver = state !== 'OPEN' && Date.parse(purchase.serverTime) >= Date.parse(endTime);
  const next = bidderLook(purchase)?.next;
  if (state === 'SUSPENDED') return <Suspended reason={purchase.suspendReason} />;
  if (!isOver && hindrance) return <Hindrance text={hindrance} remedy={remedy} />;
  return (
    <p className="po-message" data-tone="wait" role="status">
      <b>{isOver ? t('portalBids.closedAt', { time: format.dateTime(endTime) }) : t('portalBids.quoteClosed')}</b>{' '}
      {mayJoin ? (
        <>
          {t('portalBids.notJoined')} <Link to={`/purchases/${projectId}`}>{t('portalBids.toJoin')}</Link>
        </>
      ) : state === 'OPEN' && maxQuoteTimes > 0 && receipts.length >= maxQuoteTimes ? (
        t('portalBids.usedUp', { count: maxQuoteTimes })
      ) : (
        !(isOver && state === 'CLOSED') && next && t(next)
      )}{' '}
      {kept && t('portalBids.keptUnsent')}
    </p>
  );
}
