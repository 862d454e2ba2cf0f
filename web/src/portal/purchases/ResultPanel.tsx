import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { Meaning } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { Content } from '#ui/text/Content.tsx';
import { DeclineSheet } from './DeclineSheet.tsx';
import { ExplainForm } from './ExplainForm.tsx';
import { plainReason } from './outcomeOf.ts';

type Result = Schemas['BidderResult'];

const meanings: Record<Result['outcome'], Meaning> = {
  PENDING: 'wait',
  WON: 'good',
  LOST: 'stop',
  VOID: 'bad',
  CANCELLED: 'stop',
  FAILED: 'bad',
  TERMINATED: 'stop',
};

/** What became of the own quote, and why. */
export function ResultPanel({ projectId, result }: { projectId: string; result: Result }) {
  const t = useT();
  const format = useFormat();
  const [isDeclining, setDeclining] = useState(false);
  const money = (value: string | null) => value && format.money(value);
  const plain = plainReason(result);
  const facts = [
    [t('portalBids.ownRank'), result.ownRank && t('portalBids.rank', { rank: result.ownRank })],
    [t('portalBids.ownTotal'), money(result.ownTotal)],
    [t('portalBids.winner'), result.winnerName],
    [t('portalBids.winnerTotal'), money(result.winnerTotal)],
    [t('portalBids.difference'), money(result.difference)],
    [t('portalBids.reason'), result.reason ?? (plain && t(plain))],
    [t('portalBids.objection'), result.objectionUntil && format.dateTime(result.objectionUntil)],
  ].filter(([, value]) => value);
  return (
    <section className="po-panel po-stack" aria-label={t('portalBids.result')}>
      <h2>
        {t('portalBids.result')}{' '}
        <StatusPill meaning={meanings[result.outcome] ?? 'stop'}>{t(`portalBids.outcome_${result.outcome}`)}</StatusPill>
      </h2>
      <dl className="po-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Content>{value}</Content>
            </dd>
          </div>
        ))}
      </dl>
      {result.objectionUntil && result.outcome !== 'WON' && <small>{t('portalBids.objectionText')}</small>}
      {(result.explanationWanted || result.explanation) && <ExplainForm projectId={projectId} result={result} />}
      {result.mayDecline && (
        <p className="po-row">
          <button type="button" className="po-button" onClick={() => setDeclining(true)}>
            {t('portalBids.decline')}
          </button>
        </p>
      )}
      {isDeclining && <DeclineSheet projectId={projectId} onClose={() => setDeclining(false)} />}
    </section>
  );
}
