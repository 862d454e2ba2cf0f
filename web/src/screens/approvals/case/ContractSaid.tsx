import { useServerMenu } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { FileList } from '#ui/files/FileLink.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PaymentPlans } from '#ui/purchase/PaymentPlans.tsx';
import { contractAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './case.module.css';
import type { CaseDetail } from './caseTexts.ts';

const contractPage = '/purchase-management/contracts-procurement';

/** The contract that is to be agreed to: with whom, for how much, until when, and how it is paid. */
export function ContractSaid({ detail: { contract } }: { detail: CaseDetail }) {
  const t = useT();
  const format = useFormat();
  const { entries } = useServerMenu();
  if (contract === null) {
    return (
      <Section title={t('approvals.contract')}>
        <p className={classes.quiet}>{t('approvals.contractChanged')}</p>
      </Section>
    );
  }
  const { id, contractCode, contractName, partyB, amount, deliveryDate, warrantyMonths, terms, paymentPlans, draftFile } =
    contract;
  const end = entries.has(contractPage) && (
    <TextLink isAct to={contractAddress({ id })}>
      {t('approvals.toContract')}
    </TextLink>
  );
  return (
    <>
      <Section title={t('approvals.contract')} end={end}>
        <Properties
          items={[
            [t('approvals.contractName'), contractName],
            [t('approvals.contractCode'), contractCode ?? '–'],
            [t('purchases.contractParty'), partyB],
            [t('purchases.contractAmount'), <Money key="amount" value={amount} />],
            [t('approvals.deliveryDate'), deliveryDate === null ? '–' : format.date(deliveryDate)],
            [t('approvals.warranty'), t('approvals.months', { count: warrantyMonths ?? 0 })],
          ]}
        />
        {terms !== null && <p className={classes.terms}>{terms}</p>}
        {draftFile !== null && <FileList files={[draftFile]} label={t('approvals.contract')} />}
      </Section>
      <Section title={t('purchases.paymentPlans')}>
        <PaymentPlans plans={paymentPlans} isPlanOnly />
      </Section>
    </>
  );
}
