import { useApiQuery, usePermission } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import classes from './bidding.module.css';
import { type Check, checkCommitments } from './checkCommitments.ts';
import { type Bidding, hasPrices } from './useBidding.ts';

/** Characters of a hash that are shown. */
const hashLength = 8;

/** What suppliers were bound to before anything was opened, and the proof, made in this browser, that nothing has been changed since. */
export function Commitments({ bidding }: { bidding: Bidding }) {
  const t = useT();
  const { commitments, closingHash, projectId } = bidding;
  const mayVerify = usePermission()('purchase:project:verify');
  const quotes = useApiQuery('compareQuotes', { path: { projectId } }, { enabled: false });
  const log = useApiQuery('listProjectLogs', { path: { id: projectId } }, { enabled: false });
  const logCheck = useApiQuery('verifyProjectLog', { path: { id: projectId } }, { enabled: false });
  const [check, setCheck] = useState<Check | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  async function verify() {
    setBusy(true);
    setFailure(null);
    try {
      const now = { throwOnError: true };
      const [opened, entries, verified] = await Promise.all([
        hasPrices(bidding) ? quotes.refetch(now) : null,
        log.refetch(now),
        mayVerify ? logCheck.refetch(now) : null,
      ]);
      const published = { quotes: opened?.data?.quotes ?? [], log: entries.data ?? [], verified: verified?.data ?? null };
      setCheck(checkCommitments({ bidding, ...published }));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }

  const chainCell = (commitment: Bidding['commitments'][number]) => {
    const found = check?.chainOf(commitment);
    if (!found) return '–';
    return found.brokenNo === null ? t('bidding.proof_HOLDS') : t('bidding.brokenAt', { no: found.brokenNo });
  };

  return (
    <Section title={t('bidding.commitments')}>
      <div className={classes.proof}>
        <div role="status">
          {check === null ? (
            <p className={classes.text}>{t('bidding.commitmentsText')}</p>
          ) : (
            <>
              <Result check={check} isOpen={hasPrices(bidding)} />
              <Proofs check={check} />
            </>
          )}
          {failure !== null && <Message tone="error">{describeError(failure, t).text}</Message>}
        </div>
        <Button variant="default" loading={isBusy} onClick={() => void verify()}>
          {t(check ? 'bidding.verifyAgain' : 'bidding.verify')}
        </Button>
      </div>
      <PlainTable
        caption={t('bidding.commitments')}
        rows={commitments}
        rowKey={({ no, quoteNo }) => `${no} ${quoteNo}`}
        empty={t('bidding.noCommitments')}
        columns={[
          { header: t('bidding.bidder'), cell: ({ no }) => t('bidding.masked', { no }) },
          { header: t('bidding.quoteNo'), cell: ({ quoteNo }) => quoteNo, align: 'end' },
          { header: t('bidding.arrival'), cell: ({ arrivalTime }) => <DateTime value={arrivalTime} isExact /> },
          { header: t('bidding.commitment'), cell: ({ commitment }) => <Hash value={commitment} /> },
          {
            header: t('bidding.checked'),
            cell: ({ commitment }) => (check ? t(`bidding.check_${check.of(commitment)}`) : '–'),
          },
          { header: t('bidding.chainHead'), cell: ({ chainHead }) => <Hash value={chainHead} /> },
          ...(mayVerify ? [{ header: t('bidding.chainChecked'), cell: chainCell }] : []),
        ]}
      />
      {closingHash && (
        <p className={classes.quiet}>
          {t('bidding.closingHash')} <Hash value={closingHash} />
        </p>
      )}
    </Section>
  );
}

function Hash({ value }: { value: string }) {
  return (
    <code className={classes.hash} title={value}>
      {value.slice(0, hashLength)}
    </code>
  );
}

function Result({ check, isOpen }: { check: Check; isOpen: boolean }) {
  const t = useT();
  const { isListWhole, changed, held } = check;
  if (!isListWhole) return <Message tone="error">{t('bidding.listBroken')}</Message>;
  if (changed > 0) return <Message tone="error">{t('bidding.quotesChanged', { count: changed })}</Message>;
  return <Message tone="success">{isOpen ? t('bidding.allHold', { count: held }) : t('bidding.listHolds')}</Message>;
}

/** Each proof on a line of its own, with what was found. */
function Proofs({ check: { log, closing, chains } }: { check: Check }) {
  const t = useT();
  const found = (holds: boolean) => t(holds ? 'bidding.proof_HOLDS' : 'bidding.proof_CHANGED');
  const proofs = [
    ...(log ? [['log', log.brokenNo === null, log.brokenNo] as const] : []),
    ['closing', closing === 'HOLDS', null] as const,
    ...(chains ? [['chains', chains === 'HOLDS', null] as const] : []),
  ];
  return (
    <ul className={classes.quiet}>
      {proofs.map(([name, holds, no]) => (
        <li key={name} data-bad={!holds || undefined}>
          {t('bidding.proofIs', {
            proof: t(`bidding.proof_${name}`),
            found: no === null ? found(holds) : t('bidding.brokenAt', { no }),
          })}
        </li>
      ))}
    </ul>
  );
}
