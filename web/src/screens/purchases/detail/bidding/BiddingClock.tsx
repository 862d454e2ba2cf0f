import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Countdown } from '#ui/clock/Countdown.tsx';
import type { ServerClock } from '#ui/clock/serverNow.ts';
import { useServerNow } from '#ui/clock/useServerNow.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Section } from '#ui/page/Section.tsx';
import classes from './bidding.module.css';
import type { Bidding } from './useBidding.ts';

interface BiddingClockProps {
  bidding: Bidding;
  clock: ServerClock;
  /** Asks the server what time it is. */
  onJump: () => void;
}

/** How long suppliers can quote, counted by the clock of the server, and where in the window that is. */
export function BiddingClock({ bidding, clock, onJump }: BiddingClockProps) {
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
