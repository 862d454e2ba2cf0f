import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Countdown } from '#ui/clock/Countdown.tsx';
import type { ServerClock } from '#ui/clock/serverNow.ts';
import { useServerNow } from '#ui/clock/useServerNow.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import type { BidAct, Detail } from '../state/projectState.ts';
import classes from './bidding.module.css';
import { Commitments } from './Commitments.tsx';
import { Judging } from './Judging.tsx';
import { Notices } from './Notices.tsx';
import type { Bidding, BiddingQuery } from './useBidding.ts';

export interface BiddingPartProps {
  project: Detail;
  query: BiddingQuery;
  onAct: (act: BidAct) => void;
}

/** How a purchase is bid for: the time that is left, what is sealed, who opens and judges, and the rules. */
export default function BiddingPart({ project, query, onAct }: BiddingPartProps) {
  const t = useT();
  if (!query.data) {
    return (
      <Section title={t('bidding.bidding')}>
        <QueryView query={query}>{() => null}</QueryView>
      </Section>
    );
  }
  const bidding = query.data;
  const clock = { serverTime: bidding.serverTime, askedAt: query.dataUpdatedAt };
  const isOpened = bidding.documentsOpenTime !== null;
  return (
    <>
      <BiddingClock bidding={bidding} clock={clock} onJump={() => void query.refetch()} />
      {bidding.closeTime !== null && bidding.stage !== 'FAILED' && <Openings bidding={bidding} onAct={onAct} />}
      {isOpened && <Judging project={project} bidding={bidding} onStale={() => void query.refetch()} />}
      <Sealed bidding={bidding} />
      <RoundFacts bidding={bidding} />
      {isOpened && <Commitments bidding={bidding} />}
      <Notices notices={bidding.notices} />
    </>
  );
}

/** By which rules the round is held, and who was invited. */
function RoundFacts({ bidding }: { bidding: Bidding }) {
  const t = useT();
  const { awardRule, supplierScope, minBidders, maxQuoteTimes, priceCeiling, bidderCount, invitations } = bidding;
  const { witnessNeeded, automatic } = bidding;
  const opening = automatic ? 'opensItself' : witnessNeeded ? 'opensWithWitness' : 'opensOfficer';
  return (
    <Section title={t('bidding.rules')}>
      <Properties
        items={[
          [t('purchases.awardRule'), t(`purchases.awardRule${awardRule}`)],
          [t('purchases.ceiling'), <Money key="ceiling" value={priceCeiling} />],
          [t('purchases.minBidders'), t('purchases.bidders', { count: minBidders })],
          [t('purchases.supplierScope'), t(`purchases.supplierScope${supplierScope}`)],
          [t('bidding.quoteTimes'), maxQuoteTimes === 0 ? t('bidding.noLimit') : t('bidding.times', { count: maxQuoteTimes })],
          [t('bidding.opening'), t(`bidding.${opening}`)],
          ...(bidderCount === null
            ? []
            : ([[t('bidding.bidderCount'), t('purchases.bidders', { count: bidderCount })]] as const)),
        ]}
      />
      {invitations.length > 0 && (
        <ul className={classes.invited} aria-label={t('bidding.invited')}>
          {invitations.map(({ supplierId, supplierName, drawn, reason }) => (
            <li key={supplierId}>
              {supplierName} <small>{drawn ? t('bidding.drawn') : t('bidding.named', { reason: reason ?? '–' })}</small>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** What nobody can read yet, who will, and when; nothing when all is open. */
function Sealed({ bidding }: { bidding: Bidding }) {
  const t = useT();
  const { documentsOpenTime, pricesOpenTime, stage, witnessNeeded, automatic } = bidding;
  if (pricesOpenTime !== null) return null;
  const isFailed = stage === 'FAILED';
  const rows = [...(documentsOpenTime === null ? (['documents'] as const) : []), ...(['prices', 'risks'] as const)];
  const step = automatic ? 'byItself' : witnessNeeded ? 'withWitness' : 'byOfficer';
  return (
    <Section title={t('bidding.sealed')} end={<IconLock size={16} stroke={1.5} aria-hidden className={classes.lock} />}>
      <p className={classes.text}>{t(isFailed ? 'bidding.neverOpened' : 'bidding.sealedText')}</p>
      {!isFailed && (
        <PlainTable
          caption={t('bidding.sealed')}
          rows={rows}
          rowKey={(row) => row}
          empty=""
          namesAbove
          columns={[
            { header: t('bidding.sealedWhat'), cell: (row) => t(`bidding.sealed_${row}`) },
            { header: t('bidding.sealedWho'), cell: (row) => t(`bidding.reads_${row}`) },
            {
              header: t('bidding.sealedWhen'),
              cell: (row) => t(row === 'documents' ? `bidding.firstStep_${step}` : `bidding.secondStep_${step}`),
            },
          ]}
        />
      )}
    </Section>
  );
}

type Stage = Bidding['witnesses'][number]['stage'];

interface OpeningsProps {
  bidding: Bidding;
  onAct: (act: BidAct) => void;
}

/** The two openings: who has witnessed and opened, what comes next, and who is needed for it. */
function Openings({ bidding, onAct }: OpeningsProps) {
  const t = useT();
  return (
    <Section title={t('bidding.openings')} isFlush>
      <ol className={classes.openings}>
        <One stage="DOCUMENTS" bidding={bidding} onAct={onAct} />
        <One stage="PRICES" bidding={bidding} onAct={onAct} />
      </ol>
    </Section>
  );
}

function One({ stage, bidding, onAct }: OpeningsProps & { stage: Stage }) {
  const t = useT();
  const format = useFormat();
  const { documentsOpenTime, pricesOpenTime, openedByName, witnesses, witnessNeeded, automatic, allowedActions } = bidding;
  const { unreadableCount } = bidding;
  const time = stage === 'DOCUMENTS' ? documentsOpenTime : pricesOpenTime;
  const isNext = time === null && (stage === 'DOCUMENTS' || documentsOpenTime !== null);
  const witness = witnesses.find((one) => one.stage === stage);
  const acts = (['WITNESS', `OPEN_${stage}`] as const).filter((act) => isNext && allowedActions.includes(act));
  const lines = [
    time !== null && t('bidding.openedAt', { time: format.exactTime(time), name: openedByName ?? t('projects.byItself') }),
    witness && t('bidding.witnessedBy', { name: witness.userName, time: format.dateTime(witness.time) }),
    isNext && witnessNeeded && !witness && t('bidding.needsWitness'),
    isNext && unreadableCount > 0 && t('bidding.unreadable', { count: unreadableCount }),
    isNext && automatic && t('bidding.willOpenItself'),
    time === null && t(`bidding.opens_${stage}`),
  ].filter((line) => typeof line === 'string');
  return (
    <li data-state={time !== null ? 'done' : isNext ? 'now' : undefined}>
      <div>
        <b>{t(`bidding.stage_${stage}`)}</b>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {acts.map((act) => (
        <Button key={act} variant="default" onClick={() => onAct(act)}>
          {t(`projects.do${act}`)}
        </Button>
      ))}
    </li>
  );
}

interface BiddingClockProps {
  bidding: Bidding;
  clock: ServerClock;
  /** Asks the server what time it is. */
  onJump: () => void;
}

/** How long suppliers can quote, counted by the clock of the server, and where in the window that is. */
function BiddingClock({ bidding, clock, onJump }: BiddingClockProps) {
  const t = useT();
  const format = useFormat();
  const { roundNo, stage, startTime, endTime, originalEndTime, closeTime, suspension } = bidding;
  const now = useServerNow(clock);
  const isAhead = now < Date.parse(startTime);
  const isClosed = closeTime !== null || stage === 'FAILED';
  return (
    <Section
      title={t('bidding.round', { no: roundNo })}
      end={
        <small className={classes.quiet}>
          {t('bidding.serverTime', { time: format.exactTime(new Date(now).toISOString()) })}
        </small>
      }
    >
      <div className={classes.window}>
        {suspension !== null && !isClosed ? (
          <p className={classes.closed}>
            <small>{t('bidding.suspendedSince')}</small>
            <DateTime value={suspension.time} isExact />
          </p>
        ) : isClosed ? (
          <p className={classes.closed}>
            <small>{t('bidding.closedAt')}</small>
            <DateTime value={closeTime ?? endTime} isExact />
          </p>
        ) : (
          <Countdown
            label={t(isAhead ? 'bidding.untilStart' : 'bidding.untilEnd')}
            end={isAhead ? startTime : endTime}
            clock={clock}
            overText={t(isAhead ? 'bidding.starting' : 'bidding.closing')}
            onJump={onJump}
          />
        )}
        <Scale bidding={bidding} now={isClosed ? Date.parse(endTime) : suspension ? Date.parse(suspension.time) : now} />
      </div>
      {format.dateTime(originalEndTime) !== format.dateTime(endTime) && (
        <p className={classes.extended}>
          {t('bidding.extended', { from: format.dateTime(originalEndTime), to: format.dateTime(endTime) })}
        </p>
      )}
      {suspension !== null && <p className={classes.extended}>{t('bidding.suspended', { reason: suspension.reason })}</p>}
      {!isClosed && suspension === null && (
        <p className={classes.quiet}>{t('bidding.byServer', { time: format.exactTime(endTime) })}</p>
      )}
    </Section>
  );
}

/** The window from its start to its end, with what has passed of it. */
function Scale({ bidding: { startTime, joinEndTime, endTime }, now }: { bidding: Bidding; now: number }) {
  const t = useT();
  const [from, to] = [Date.parse(startTime), Date.parse(endTime)];
  const share = Math.min(1, Math.max(0, (now - from) / (to - from)));
  const ends = [
    ['bidding.startTime', startTime],
    ...(joinEndTime === endTime ? [] : [['bidding.joinEnds', joinEndTime] as const]),
    ['bidding.endTime', endTime],
  ] as const;
  return (
    <div className={classes.scale}>
      <div className={classes.bar} style={{ '--share': share }} aria-hidden />
      <dl>
        {ends.map(([label, time]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <DateTime value={time} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
