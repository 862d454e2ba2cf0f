import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Content } from '#ui/text/Content.tsx';
import { Link } from '../address/Link.tsx';
import { Countdown } from '../blocks/Countdown.tsx';
import { LoadState } from '../blocks/LoadState.tsx';
import { usePortalTitle } from '../blocks/usePortalTitle.ts';
import { usePurchase } from '../purchases/usePurchase.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { useKeptQuote } from './useKeptQuote.ts';
import { WhyNot } from './WhyNot.tsx';

/** The quote for a purchase, with the time that is left. */
export default function QuoteScreen({ projectId = '' }: { projectId?: string }) {
  const t = useT();
  const format = useFormat();
  const { data: purchase, error, refetch, clock } = usePurchase(projectId);
  usePortalTitle(t('portalBids.quoteTitle'));
  const { kept } = useKeptQuote(projectId);
  if (!purchase) return <LoadState error={error} onRetry={refetch} />;
  return (
    <>
      <p className="po-bar">
        <Link to={`/purchases/${projectId}`}>{t('portalBids.toPurchase')}</Link>
        <Countdown end={purchase.endTime} clock={clock} over={t('portalBids.over')} onJump={refetch} />
      </p>
      <h1 className="po-title">
        <Content>{purchase.projectName}</Content>
      </h1>
      <p className="po-lead">{purchase.joinTime && t('portalBids.joinedAt', { time: format.dateTime(purchase.joinTime) })}</p>
      {!purchase.mayQuote && <WhyNot purchase={purchase} kept={kept !== undefined} />}
      {/* What was typed stays in view, also when the time has passed meanwhile. */}
      {(purchase.mayQuote || kept) && <QuoteForm purchase={purchase} onLate={refetch} />}
    </>
  );
}
