import type { Schemas } from '@campus-procurement/sdk';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { FileList } from '#ui/files/FileLink.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { Figures } from '#ui/page/Figures.tsx';
import { NextStep } from '#ui/page/NextStep.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { ContractStatus } from '#ui/purchase/ContractStatus.tsx';
import { PaymentPlans } from '#ui/purchase/PaymentPlans.tsx';
import { meanings } from '#ui/status/meanings.ts';
import { contractAddress, purchaseAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { ContractActs } from './ContractActs.tsx';
import { ContractLines } from './ContractLines.tsx';
import { nextOf } from './contractNext.ts';
import classes from './contracts.module.css';
import { Parties } from './Parties.tsx';
import { useContractActs } from './useContractActs.tsx';

const ContractPaper = lazyPart(() => import('./ContractPaper.tsx'));
/** Loaded for those who draft, because it includes the form library. */
const ContractForm = lazyPart(() => import('./ContractForm.tsx'));

export type Detail = Schemas['ContractDetail'];

interface ContractPageProps {
  contract: Detail;
  /** Reads the contract again, when somebody else was faster. */
  onStale: () => Promise<unknown>;
}

/** A contract: where it stands, what is next, the parties, what is delivered, and how it is paid. Its draft is a form. */
export function ContractPage({ contract, onStale }: ContractPageProps) {
  const t = useT();
  const acts = useContractActs(contract, onStale);
  const [isPrinting, setPrinting] = useState(false);
  const { contractName, contractCode, partyB, projectCode, projectId, status, allowedActions } = contract;
  const mayEdit = allowedActions.includes('EDIT');
  return (
    <PageLayout
      isTall
      title={contractName}
      status={<ContractStatus status={status} />}
      facts={[
        contractCode ?? t('contracts.noNumber'),
        partyB,
        <TextLink key="purchase" to={purchaseAddress(projectId)}>
          {projectCode ?? t('contracts.purchase')}
        </TextLink>,
      ]}
      actions={<ContractActs contract={contract} onAct={acts.start} onPrint={() => setPrinting(true)} />}
    >
      <Columns lead={<Next contract={contract} />} rail={<Papers contract={contract} />}>
        <Section isFlush>
          <Sums contract={contract} />
        </Section>
        {mayEdit ? (
          <Suspense fallback={<LoadingBlock />}>
            <ContractForm key={contract.id} contract={contract} onReload={onStale} onSubmit={acts.submit} />
          </Suspense>
        ) : (
          <>
            <Section title={t('contracts.parties')}>
              <Parties contract={contract} />
            </Section>
            <Section title={t('purchases.paymentPlans')}>
              <PaymentPlans plans={contract.paymentPlans} />
            </Section>
            {contract.terms !== null && (
              <Section title={t('contracts.terms')}>
                <p className={classes.text}>{contract.terms}</p>
              </Section>
            )}
          </>
        )}
        {contract.lines.length > 0 && (
          <Section title={t('contracts.lines')}>
            <ContractLines lines={contract.lines} />
          </Section>
        )}
      </Columns>
      {acts.dialog}
      {isPrinting && (
        <Suspense>
          <ContractPaper contract={contract} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </PageLayout>
  );
}

function Sums({ contract: { amount, acceptedAmount, dueAmount, paidAmount } }: { contract: Detail }) {
  const t = useT();
  return (
    <Figures
      label={t('contracts.money')}
      figures={[
        { label: t('contracts.amount'), value: <Money value={amount} /> },
        { label: t('contracts.accepted'), value: <Money value={acceptedAmount} /> },
        { label: t('contracts.due'), value: <Money value={dueAmount} /> },
        { label: t('contracts.paid'), value: <Money value={paidAmount} /> },
      ]}
    />
  );
}

/** What comes next and who does it, and why it was sent back or given up. */
function Next({ contract }: { contract: Detail }) {
  const t = useT();
  const format = useFormat();
  const { status, projectId, signDate, signedByName, rejectReason, voidReason } = contract;
  const next = nextOf(contract, t);
  const reason = status === 'REJECTED' ? rejectReason : voidReason;
  return (
    <NextStep
      meaning={meanings.contract[status]}
      title={next ?? t(status === 'CANCELLED' ? 'contracts.voided' : 'contracts.done')}
      isOver={next === null}
    >
      {signDate !== null && <p>{t('contracts.signedOn', { day: format.date(signDate), name: signedByName ?? '–' })}</p>}
      {reason && <p className={classes.text}>{t('contracts.reason', { reason })}</p>}
      {status === 'CANCELLED' && (
        <p>
          <TextLink to={contractAddress({ projectId })}>{t('contracts.again')}</TextLink>
        </p>
      )}
    </NextStep>
  );
}

function Papers({ contract: { draftFile, signedFile } }: { contract: Detail }) {
  const t = useT();
  const files = [draftFile, signedFile].filter((file) => file !== null);
  return (
    <Section title={t('contracts.papers')}>
      {files.length === 0 ? (
        <p className={classes.quiet}>{t('contracts.noPapers')}</p>
      ) : (
        <FileList files={files} label={t('contracts.papers')} />
      )}
    </Section>
  );
}
