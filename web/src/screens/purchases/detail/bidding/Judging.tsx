import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { ScrollRegion } from '#ui/page/ScrollRegion.tsx';
import { Section } from '#ui/page/Section.tsx';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import type { Detail } from '../state/projectState.ts';
import { biddingPart } from './biddingPart.ts';
import classes from './matrix.module.css';
import { OfferedFiles } from './OfferedFiles.tsx';
import { type Bidding, hasPrices } from './useBidding.ts';
import { judgingId } from './useBiddingSteps.tsx';
import { Wanted } from './Wanted.tsx';

const JudgeForm = biddingPart(() => import('./JudgeForm.tsx'));

type Participant = Schemas['Participant'];

interface JudgingProps {
  project: Detail;
  bidding: Bidding;
  onStale: () => void;
}

/** What the bidders offer beside what is wanted, their names masked until the prices are open, and who has found what about it. */
export function Judging({ project, bidding, onStale }: JudgingProps) {
  const t = useT();
  const query = useApiQuery('listParticipants', { query: { projectId: project.id } });
  const [judged, judge] = useState<Participant | null>(null);
  const mayJudge = bidding.allowedActions.includes('JUDGE');
  return (
    <div id={judgingId} className={classes.anchor}>
      <Section title={t('bidding.judging')} isFlush>
        <QueryView query={query}>
          {(bidders) => (
            <>
              <Pending bidders={bidders} isOver={hasPrices(bidding)} />
              <Offers project={project} bidders={bidders} {...(mayJudge && { onJudge: judge })} />
            </>
          )}
        </QueryView>
      </Section>
      {judged && (
        <Suspense>
          <JudgeForm
            quoteId={judged.quoteId ?? ''}
            name={judged.maskedName}
            version={bidding.version}
            before={judged.judgements.find(({ mine, stage }) => mine && stage === 'COMPLIANCE') ?? null}
            stage="COMPLIANCE"
            onClose={() => judge(null)}
            onReload={onStale}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Which quotes nobody has decided about yet. */
function Pending({ bidders, isOver }: { bidders: readonly Participant[]; isOver: boolean }) {
  const t = useT();
  const unjudged = bidders.filter(({ quoteId, compliant, void: isVoid }) => quoteId !== null && compliant === null && !isVoid);
  const names = unjudged.map(({ maskedName }) => maskedName);
  const text = isOver
    ? t('bidding.judgedAll')
    : names.length === 0
      ? t(bidders.some(({ compliant, void: isVoid }) => compliant && !isVoid) ? 'bidding.nothingPending' : 'bidding.noneComplies')
      : t('bidding.pending', { names });
  return (
    <p className={classes.pending} data-open={(names.length > 0 && !isOver) || undefined} role="status">
      {text}
    </p>
  );
}

interface OffersProps {
  project: Detail;
  bidders: readonly Participant[];
  onJudge?: (bidder: Participant) => void;
}

const nameOf = ({ supplierName, maskedName }: Participant) => supplierName ?? maskedName;

/** Lines against bidders; on a phone each bidder below the other. */
function Offers({ project, bidders, onJudge }: OffersProps) {
  const t = useT();
  const quoted = bidders.filter(({ terms }) => terms !== null);
  const silent = bidders.filter(({ terms }) => terms === null);
  const hasFiles = quoted.some(({ files }) => files.length > 0);
  const lines = project.items.map((item, index) => ({ no: index + 1, item }));
  return (
    <>
      <div className={classes.wide}>
        <ScrollRegion label={t('ui.tableRegion', { table: t('bidding.offers') })}>
          <table className={classes.matrix} aria-label={t('bidding.offers')}>
            <thead>
              <tr>
                <th scope="col">{t('bidding.wanted')}</th>
                {quoted.map((bidder) => (
                  <th key={bidder.id} scope="col" data-out={bidder.void || bidder.compliant === false || undefined}>
                    <JudgedBidder bidder={bidder} {...(onJudge && { onJudge })} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ no, item }) => (
                <tr key={no}>
                  <th scope="row">
                    <Wanted no={no} item={item} />
                  </th>
                  {quoted.map(({ id, terms }) => (
                    <td key={id}>
                      <Offer terms={terms} no={no} />
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{t('bidding.terms')}</th>
                {quoted.map(({ id, terms }) => (
                  <td key={id}>
                    <Terms terms={terms} />
                  </td>
                ))}
              </tr>
              {hasFiles && (
                <tr>
                  <th scope="row">{t('bidding.files')}</th>
                  {quoted.map((bidder) => (
                    <td key={bidder.id}>
                      <OfferedFiles files={bidder.files} name={nameOf(bidder)} />
                    </td>
                  ))}
                </tr>
              )}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
      <ul className={classes.narrow} aria-label={t('bidding.offers')}>
        {quoted.map((bidder) => (
          <li key={bidder.id}>
            <JudgedBidder bidder={bidder} {...(onJudge && { onJudge })} />
            {lines.map(({ no, item }) => (
              <div key={no} className={classes.pair}>
                <Wanted no={no} item={item} />
                <Offer terms={bidder.terms} no={no} />
              </div>
            ))}
            <Terms terms={bidder.terms} />
            {hasFiles && <OfferedFiles files={bidder.files} name={nameOf(bidder)} />}
          </li>
        ))}
      </ul>
      {silent.length > 0 && <p className={classes.foot}>{t('bidding.joinedOnly', { names: silent.map(nameOf) })}</p>}
    </>
  );
}

interface JudgedBidderProps {
  bidder: Participant;
  onJudge?: (bidder: Participant) => void;
}

/** A bidder with what has been found about the quote so far, and by whom. */
function JudgedBidder({ bidder, onJudge }: JudgedBidderProps) {
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
function Offer({ terms, no }: { terms: QuoteTerms; no: number }) {
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
function Terms({ terms }: { terms: QuoteTerms }) {
  const t = useT();
  if (!terms) return '–';
  return (
    <div className={classes.offer}>
      <span>{t('bidding.deliveryAndWarranty', { days: terms.deliveryDays, months: terms.warrantyMonths })}</span>
      <p>{terms.deviation ? t('bidding.deviates', { text: terms.deviation }) : t('bidding.noDeviation')}</p>
    </div>
  );
}
