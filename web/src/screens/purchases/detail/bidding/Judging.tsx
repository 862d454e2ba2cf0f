import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { ScrollRegion } from '#ui/page/ScrollRegion.tsx';
import { Section } from '#ui/page/Section.tsx';
import type { Detail } from '../state/projectState.ts';
import { unjudged } from './biddingNext.ts';
import { biddingPart } from './biddingPart.ts';
import { JudgedBidder, Offer, Terms } from './JudgedBidder.tsx';
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
  const names = unjudged(bidders).map(({ maskedName }) => maskedName);
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
