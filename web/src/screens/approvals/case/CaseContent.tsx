import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ClaimSection } from '#ui/claims/LazyClaimSection.ts';
import { FileList } from '#ui/files/FileLink.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Timeline } from '#ui/page/Timeline.tsx';
import { ItemLines } from '#ui/purchase/ItemLines.tsx';
import { isAboutMoney } from '#ui/purchase/isAboutMoney.ts';
import { TermList } from '#ui/purchase/TermList.tsx';
import { usePurposeLabel } from '#ui/purchase/usePurposeLabel.ts';
import { WayOf } from '#ui/purchase/WayOf.tsx';
import { Content } from '#ui/text/Content.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import { AwardSaid } from './AwardSaid.tsx';
import { CaseMoney } from './CaseMoney.tsx';
import { CaseNotes } from './CaseNotes.tsx';
import { ChangeSaid } from './ChangeSaid.tsx';
import { ContractSaid } from './ContractSaid.tsx';
import classes from './case.module.css';
import type { CaseDetail } from './caseTexts.ts';
import { EndSaid } from './EndSaid.tsx';
import { ReceiptSaid } from './ReceiptSaid.tsx';
import { useCaseTrail } from './useCaseTrail.ts';

/** What a case is about, with who decides beside it. */
export function CaseContent({ detail }: { detail: CaseDetail }) {
  const { bizType, status } = detail;
  return (
    <Columns rail={<Rail detail={detail} />}>
      {isAboutMoney(detail.modification?.modifyType ?? []) && <CaseMoney detail={detail} />}
      {bizType === 'RECEIPT' && <ReceiptSaid detail={detail} />}
      {(bizType === 'AWARD' || bizType === 'AWARD_CANCEL') && <AwardSaid detail={detail} />}
      {bizType === 'MODIFICATION' && <ChangeSaid detail={detail} />}
      {(bizType === 'TERMINATION' || bizType === 'WRITE_OFF') && <EndSaid detail={detail} />}
      {detail.project.supplierDefault !== null && <Claim supplierDefault={detail.project.supplierDefault} />}
      {bizType === 'CONTRACT' && <ContractSaid detail={detail} />}
      {bizType === 'PURCHASE' && status === 'RUNNING' && <CaseNotes detail={detail} />}
      <Asked detail={detail} />
      {detail.project.lane === 'OTHER' && <Way detail={detail} />}
      {detail.project.lane === 'BIDDING' && <Terms detail={detail} />}
    </Columns>
  );
}

/** How the supplier has defaulted, and what it has to refund. */
function Claim({ supplierDefault }: { supplierDefault: NonNullable<CaseDetail['project']['supplierDefault']> }) {
  return (
    <Suspense fallback={<LoadingBlock />}>
      <ClaimSection supplierDefault={supplierDefault} />
    </Suspense>
  );
}

function Asked({ detail: { project } }: { detail: CaseDetail }) {
  const t = useT();
  const purpose = usePurposeLabel();
  const end = (
    <TextLink isAct to={purchaseAddress(project.id)}>
      {t('approvals.toPurchase')}
    </TextLink>
  );
  return (
    <Section isFlush title={t('approvals.what')} end={end}>
      {project.description && (
        <p className={classes.purpose}>
          <span>{t(purpose)}</span> <Content>{project.description}</Content>
        </p>
      )}
      <ItemLines items={project.items} total={project.amount} />
    </Section>
  );
}

/** How it is to be bought without bidding, and what its way needs to be known. */
function Way({ detail: { project } }: { detail: CaseDetail }) {
  const t = useT();
  return (
    <Section title={t('purchases.otherWay')}>
      <Suspense fallback={<LoadingBlock />}>
        <WayOf project={project} />
      </Suspense>
    </Section>
  );
}

function Terms({ detail: { project } }: { detail: CaseDetail }) {
  const t = useT();
  return (
    <Section title={t('purchases.terms')}>
      <TermList project={project} />
    </Section>
  );
}

function Rail({ detail }: { detail: CaseDetail }) {
  const t = useT();
  const { payee, attachments, lane } = detail.project;
  return (
    <>
      <Section title={t('approvals.trail')}>
        <Timeline label={t('approvals.trail')} entries={useCaseTrail(detail)} />
      </Section>
      {attachments.length > 0 && (
        <Section title={t('purchases.attachments')}>
          <FileList files={attachments} label={t('purchases.attachments')} />
        </Section>
      )}
      {(lane === 'SMALL' || payee.name !== null) && (
        <Section title={t('approvals.payee')}>
          <Properties
            items={[
              [t('approvals.payeeName'), payee.name ?? '–'],
              [t('approvals.bank'), payee.bankName ?? '–'],
              [t('approvals.account'), payee.account ?? '–'],
            ]}
          />
        </Section>
      )}
    </>
  );
}
