import { useApiMutation } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ClaimSection } from '#ui/claims/LazyClaimSection.ts';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { FileList } from '#ui/files/FileLink.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { Figures } from '#ui/page/Figures.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { ContractStatus } from '#ui/purchase/ContractStatus.tsx';
import { PaymentPlans } from '#ui/purchase/PaymentPlans.tsx';
import { useStepAddress } from '#ui/purchase/useStepAddress.ts';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { ContractLines } from './ContractLines.tsx';
import { ContractNext } from './ContractNext.tsx';
import classes from './contracts.module.css';
import { Parties } from './Parties.tsx';

/** Loaded with the first of them, because they include the form library. */
const SignForm = lazyPart(() => import('./SignForm.tsx'));

const ReasonDialog = lazyPart(() => import('#ui/form/ReasonDialog.tsx'));

const reasonLimit = 500;

const staleCodes: readonly unknown[] = [4090, 4101];

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
      <Columns lead={<ContractNext contract={contract} />} rail={<Papers contract={contract} />}>
        <Section isFlush>
          <Sums contract={contract} />
        </Section>
        {contract.supplierDefault !== null && (
          <Suspense fallback={<LoadingBlock />}>
            <ClaimSection supplierDefault={contract.supplierDefault} />
          </Suspense>
        )}
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

interface ContractActsProps {
  contract: Detail;
  onAct: (act: 'SIGN' | 'VOID') => void;
  onPrint: () => void;
}

/** What is awaited of the reader, or the way to it. The form of a draft has its own buttons. */
function MainAct({ contract: { turns, projectId }, onAct }: Pick<ContractActsProps, 'contract' | 'onAct'>) {
  const t = useT();
  const stepAddress = useStepAddress();
  const turn = turns.find(({ mine }) => mine);
  if (turn === undefined || turn.step === 'CONTRACT_DRAFT') return null;
  if (turn.step === 'CONTRACT_SIGN') return <Button onClick={() => onAct('SIGN')}>{t('contracts.doSIGN')}</Button>;
  const to = stepAddress({ step: turn.step, recordId: turn.recordId, projectId });
  return (
    to && (
      <Button component={Link} to={to}>
        {t(`purchases.step${turn.step}`)}
      </Button>
    )
  );
}

/** The acts of a contract. */
function ContractActs({ contract, onAct, onPrint }: ContractActsProps) {
  const t = useT();
  return (
    <>
      <Menu position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="default" size="var(--app-control)" aria-label={t('contracts.more')}>
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onPrint}>{t('contracts.print')}</Menu.Item>
          {contract.allowedActions.includes('VOID') && (
            <Menu.Item color="red" onClick={() => onAct('VOID')}>
              {t('contracts.doVOID')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <MainAct contract={contract} onAct={onAct} />
    </>
  );
}

/** Does the acts of a contract: `start` opens what an act needs, `dialog` is that, `submit` asks before a draft is sent. */
function useContractActs(contract: Schemas['ContractDetail'], onStale: () => Promise<unknown>) {
  const t = useT();
  const confirm = useConfirm();
  const giveUp = useApiMutation('voidContract');
  const send = useApiMutation('submitContract');
  const [act, setAct] = useState<'SIGN' | 'VOID' | null>(null);
  const { id, version, contractName: name, amount, partyB } = contract;
  const close = () => setAct(null);

  async function reread(error: unknown): Promise<never> {
    if (isApiError(error) && staleCodes.includes(error.code)) await onStale();
    throw error;
  }

  async function end(reason: string) {
    await giveUp.mutateAsync({ path: { id }, body: { version, reason } }).catch(reread);
    notify.success(t('contracts.doneVOID', { name }));
  }

  return {
    start: setAct,
    /** @param read the version that was saved last */
    async submit(read: number) {
      const isDone = await confirm({
        title: t('contracts.submitTitle', { name }),
        text: t('contracts.submitText', { amount, supplier: partyB }),
        confirmLabel: t('contracts.doSUBMIT'),
        action: () => send.mutateAsync({ path: { id }, body: { version: read } }).catch(reread),
      });
      if (isDone) notify.success(t('contracts.doneSUBMIT', { name }));
    },
    dialog: (
      <Suspense>
        {act === 'SIGN' && <SignForm contract={contract} onClose={close} onReload={() => void onStale()} />}
        {act === 'VOID' && (
          <ReasonDialog
            title={t('contracts.voidTitle', { name })}
            text={t('contracts.voidText')}
            confirmLabel={t('contracts.doVOID')}
            limit={reasonLimit}
            draft={`void ${id}`}
            onSubmit={end}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}
