import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import classes from './matrix.module.css';

type Participant = Schemas['Participant'];

interface JudgedBidderProps {
  bidder: Participant;
  onJudge?: (bidder: Participant) => void;
}

/** A bidder with what has been found about the quote so far, and by whom. */
export function JudgedBidder({ bidder, onJudge }: JudgedBidderProps) {
  const t = useT();
  const { maskedName, supplierName, compliant, void: isVoid, voidReason, judgements, arrivalTime, joinIp } = bidder;
  const found = judgements.filter(({ stage }) => stage === 'COMPLIANCE');
  const isMine = found.some(({ mine }) => mine);
  const name = supplierName ?? maskedName;
  return (
    <div className={classes.bidder}>
      <b>{name}</b>
      {isVoid ? (
        <StatusPill meaning="bad">{t('bidding.isVoid')}</StatusPill>
      ) : compliant === null ? (
        <StatusPill meaning="wait">{t(found.length > 0 ? 'bidding.oneNo' : 'bidding.notJudged')}</StatusPill>
      ) : (
        <StatusPill meaning={compliant ? 'good' : 'bad'}>{t(compliant ? 'bidding.PASS' : 'bidding.FAIL')}</StatusPill>
      )}
      <small>
        <DateTime value={arrivalTime} isExact />
      </small>
      {joinIp !== null && <small>{t('bidding.joinIp', { address: joinIp })}</small>}
      {voidReason && <small>{voidReason}</small>}
      {found.map(({ judgeName, result, reason, time }) => (
        <small key={`${judgeName} ${time}`}>
          {t('bidding.found', { name: judgeName, result: t(`bidding.${result}`), reason: reason ?? '' })}
        </small>
      ))}
      {onJudge && !isVoid && bidder.quoteId !== null && (
        <Button
          variant={isMine ? 'default' : 'light'}
          size="compact-sm"
          onClick={() => onJudge(bidder)}
          aria-label={t('bidding.judgeOf', { name })}
        >
          {t(isMine ? 'bidding.judgeAgain' : 'bidding.judge')}
        </Button>
      )}
    </div>
  );
}

type QuoteTerms = Schemas['QuoteTerms'] | null;

/** What is offered for a line. */
export function Offer({ terms, no }: { terms: QuoteTerms; no: number }) {
  const t = useT();
  const line = terms?.lines.find((one) => one.no === no);
  if (!line) return <span className={classes.gap}>{t('bidding.notOffered')}</span>;
  return (
    <div className={classes.offer}>
      <span>{[line.brand, line.model].join(' ')}</span>
      {line.manufacturer && <small>{line.manufacturer}</small>}
      {line.response && <p>{line.response}</p>}
    </div>
  );
}

/** When it is delivered, how long it is warranted, and where it deviates. */
export function Terms({ terms }: { terms: QuoteTerms }) {
  const t = useT();
  if (!terms) return '–';
  return (
    <div className={classes.offer}>
      <span>{t('bidding.deliveryAndWarranty', { days: terms.deliveryDays, months: terms.warrantyMonths })}</span>
      <p>{terms.deviation ? t('bidding.deviates', { text: terms.deviation }) : t('bidding.noDeviation')}</p>
    </div>
  );
}
