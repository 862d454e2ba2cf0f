import { useApiQuery } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { AwardFacts } from '#ui/purchase/AwardFacts.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './case.module.css';
import type { CaseDetail } from './caseTexts.ts';

/** The award that is to be agreed to, or to be cancelled: who wins for how much, at which rank, and why. */
export function AwardSaid({ detail: { bizType, project, amount } }: { detail: CaseDetail }) {
  const t = useT();
  const bidding = useApiQuery('getBidding', { path: { projectId: project.id } });
  const end = (
    <TextLink isAct to={`${purchaseAddress(project.id)}&tab=award`}>
      {t('approvals.toComparison')}
    </TextLink>
  );
  return (
    <Section title={t(bizType === 'AWARD' ? 'approvals.award' : 'approvals.awardToCancel')} end={end}>
      <QueryView query={bidding}>
        {({ awards, bidderCount }) => {
          // Older ones may have been cancelled or rejected: the case is about this amount.
          const award = awards.find((one) => one.amount === amount) ?? awards[0];
          if (!award) return null;
          return (
            <>
              <AwardFacts award={award} requested={project.amount} />
              {bidderCount !== null && <p className={classes.quiet}>{t('approvals.ofBidders', { count: bidderCount })}</p>}
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}
