import { useT } from '#i18n/LanguageProvider.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import type { BidAct, Detail } from '../state/projectState.ts';
import { BiddingClock } from './BiddingClock.tsx';
import { Commitments } from './Commitments.tsx';
import { Judging } from './Judging.tsx';
import { Notices } from './Notices.tsx';
import { Openings } from './Openings.tsx';
import { RoundFacts } from './RoundFacts.tsx';
import { Sealed } from './Sealed.tsx';
import type { BiddingQuery } from './useBidding.ts';

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
