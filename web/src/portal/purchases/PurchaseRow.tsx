import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { Content } from '#ui/text/Content.tsx';
import { Link } from '../address/Link.tsx';
import { Amount } from '../blocks/Amount.tsx';
import { Countdown } from '../blocks/Countdown.tsx';
import { bidderLook, failLabel } from './bidderStates.ts';
import { plainReason } from './outcomeOf.ts';

/** A purchase in the list: what it is, what it may cost, how long there is. */
export function PurchaseRow({ purchase }: { purchase: Schemas['BiddablePurchase'] }) {
  const t = useT();
  const format = useFormat();
  const { projectId, projectName, projectCode, companyName, state, startTime, endTime, serverTime } = purchase;
  const look = bidderLook(purchase);
  // Rows are rendered when they arrive.
  const [askedAt] = useState(() => Date.now());
  const own = purchase.quoted ? t('portalBids.quoted') : purchase.joined ? t('portalBids.notQuoted') : null;
  return (
    <li>
      <Link to={`/purchases/${projectId}`}>
        <span className="po-row">
          <StatusPill meaning={look?.meaning ?? 'stop'}>{look ? t(look.label) : state}</StatusPill>
          {state === 'OPEN' && <Countdown end={endTime} clock={{ serverTime, askedAt }} over={t('portalBids.over')} />}
        </span>
        <span className="po-row">
          <b>
            <Content>{projectName}</Content>
          </b>
          <Amount value={purchase.priceCeiling} />
        </span>
        <small>
          <Content>
            {[
              ...(purchase.invited ? [t('portalBids.invited')] : []),
              ...(own ? [own] : []),
              projectCode,
              companyName,
              ...purchase.categoryNames,
              t('portalBids.linesOf', { count: purchase.lineCount }),
              state === 'SUSPENDED'
                ? t('portalBids.suspended', { reason: purchase.suspendReason ?? '' })
                : state === 'UPCOMING'
                  ? t('portalBids.starts', { time: format.dateTime(startTime) })
                  : t('portalBids.ends', { time: format.dateTime(endTime) }),
            ].join(' · ')}
          </Content>
        </small>
        <Outcome purchase={purchase} />
      </Link>
    </li>
  );
}

/** What became of the own quote, and why, in a line or two. */
function Outcome({ purchase: { state, result, failReason } }: { purchase: Schemas['BiddablePurchase'] }) {
  const t = useT();
  const format = useFormat();
  const plain = result ? plainReason(result) : failLabel(state === 'FAILED' ? failReason : null);
  const reason = result?.reason ?? (plain && t(plain));
  const named = (label: 'ownTotal' | 'winnerTotal' | 'difference', value: string | null) =>
    value === null ? [] : [`${t(`portalBids.${label}`)} ${format.money(value)}`];
  const isEarly = state === 'NOTICE' || state === 'DECIDING';
  const facts = result
    ? [
        ...(isEarly && result.outcome !== 'PENDING' ? [t(`portalBids.outcome_${result.outcome}`)] : []),
        ...(result.ownRank === null ? [] : [t('portalBids.rank', { rank: result.ownRank })]),
        ...named('ownTotal', result.ownTotal),
        ...(result.outcome === 'WON' ? [] : named('winnerTotal', result.winnerTotal)),
        ...named('difference', result.difference),
      ]
    : [];
  return (
    <>
      {facts.length > 0 && <span className="po-outcome">{facts.join(' · ')}</span>}
      {reason && (
        <small>
          <Content>{t('portalBids.reasonIs', { reason })}</Content>
        </small>
      )}
    </>
  );
}
