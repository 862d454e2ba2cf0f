import { useApiQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { brokenInLog } from './bidding/checkCommitments.ts';
import classes from './log.module.css';
import { operatorOf } from './operatorOf.ts';
import { saidOf } from './saidOf.ts';

/** Characters of a hash that are shown. */
const hashLength = 8;

/** What happened to a purchase, each entry chained to the one before it, and the proof that none is missing or changed. */
export default function ProjectLog({ id }: { id: string }) {
  const t = useT();
  const can = usePermission();
  const logs = useApiQuery('listProjectLogs', { path: { id } });
  const check = useApiQuery('verifyProjectLog', { path: { id } }, { enabled: false, staleTime: 0, gcTime: 0 });
  const brokenNo = check.data && logs.data ? brokenIn(check.data, logs.data) : null;
  // The log is read after it: what was verified is compared with what the page shows.
  const verify = async () => {
    await check.refetch();
    await logs.refetch();
  };
  return (
    <>
      {can('purchase:project:verify') && (
        <Proof
          check={logs.data && check.data}
          brokenNo={brokenNo}
          time={check.dataUpdatedAt}
          error={check.error}
          isBusy={check.isFetching || logs.isFetching}
          onCheck={() => void verify()}
        />
      )}
      <Section title={t('projects.events')} isFlush>
        <QueryView query={logs}>{(entries) => <Entries entries={entries} brokenNo={brokenNo} />}</QueryView>
      </Section>
    </>
  );
}

/**
 * The first entry that does not fit. The page computes the hashes itself and compares them with what it shows: it need not believe what the
 * server says of them. What has been added since is not verified yet.
 */
function brokenIn({ events, brokenNo }: Schemas['LogCheck'], shown: readonly Schemas['ProjectLog'][]): number | null {
  return brokenInLog(events, shown.slice(0, Math.max(1, events.length))) ?? brokenNo;
}

interface ProofProps {
  check: Schemas['LogCheck'] | undefined;
  /** The first entry that does not fit. */
  brokenNo: number | null;
  /** When it was computed. */
  time: number;
  error: unknown;
  isBusy: boolean;
  onCheck: () => void;
}

/** One sentence: the log is complete, or which record is broken. */
function Proof({ check, brokenNo, time, error, isBusy, onCheck }: ProofProps) {
  const t = useT();
  const format = useFormat();
  if (error && !check) {
    return (
      <Section>
        <ErrorState error={error} onRetry={onCheck} />
      </Section>
    );
  }
  const isBroken = brokenNo !== null || check?.ok === false;
  const Icon = isBroken ? IconShieldX : IconShieldCheck;
  return (
    <Section>
      <div className={classes.proof} data-state={check ? (isBroken ? 'broken' : 'whole') : undefined}>
        <span className={classes.shield}>
          <Icon size={22} stroke={1.75} aria-hidden />
        </span>
        <div role="status" className={classes.said}>
          <b>{sentenceOf()}</b>
          <span>
            {check ? t('projects.checkedAt', { time: format.exactTime(new Date(time).toISOString()) }) : t('projects.chainText')}
            {check?.lastHash && (
              <>
                {' · '}
                {t('projects.lastHash')} <code>{check.lastHash.slice(0, hashLength)}…</code>
              </>
            )}
          </span>
        </div>
        <Button variant="default" loading={isBusy} onClick={onCheck}>
          {t(check ? 'projects.checkAgain' : 'projects.check')}
        </Button>
      </div>
    </Section>
  );

  function sentenceOf(): string {
    if (!check) return t('projects.unchecked');
    const { entries } = check;
    return isBroken ? t('projects.broken', { no: brokenNo ?? 0 }) : t('projects.whole', { count: entries });
  }
}

function Entries({ entries, brokenNo }: { entries: readonly Schemas['ProjectLog'][]; brokenNo: number | null }) {
  const t = useT();
  const shown = entries.map((entry) => ({ ...entry, said: saidOf(entry, t, true) }));
  return (
    <table className={classes.log} aria-label={t('projects.events')}>
      <thead>
        <tr>
          {(['logNo', 'logTime', 'logEvent', 'logWho', 'logHash'] as const).map((header) => (
            <th key={header} scope="col">
              {t(`projects.${header}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.toReversed().map(({ no, time, step, said, operatorName, forUserName, roleName, hash }) => (
          <tr key={no} data-broken={(brokenNo !== null && no >= brokenNo) || undefined}>
            <td>{no}</td>
            <td>
              <DateTime value={time} isExact />
            </td>
            <th scope="row">
              {t(`projects.log${step}`)}
              {said && <small>{said}</small>}
            </th>
            <td>
              {operatorOf({ operatorName, forUserName }, t)}
              {roleName && <small>{roleName}</small>}
            </td>
            <td className={classes.hash}>
              <code title={hash}>{hash.slice(0, hashLength)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
