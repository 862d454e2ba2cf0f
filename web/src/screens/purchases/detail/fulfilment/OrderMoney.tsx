import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { ClaimSection } from '#ui/claims/LazyClaimSection.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { Section } from '#ui/page/Section.tsx';
import { useRefundActs } from '../claim/useRefundActs.tsx';
import { Invoices, Payments } from '../parts/Bills.tsx';
import { DuePlans } from '../parts/DuePlans.tsx';
import { FundBars } from '../parts/FundBars.tsx';
import classes from '../parts/project.module.css';
import { type Detail, isNone, moneyOf } from '../state/projectState.ts';

interface OrderMoneyProps {
  project: Detail;
  fulfilment: Schemas['Fulfilment'];
  onStale: () => void;
}

/** What may be paid of an order and why not more, and what was invoiced and paid. */
export default function OrderMoney({ project, fulfilment, onStale }: OrderMoneyProps) {
  const t = useT();
  const { funds, supplierDefault } = project;
  const { actions, dialog } = useRefundActs(project, onStale);
  return (
    <>
      {supplierDefault !== null && (
        <Suspense fallback={<LoadingBlock />}>
          <ClaimSection supplierDefault={supplierDefault} refundActions={actions} />
        </Suspense>
      )}
      <Conditions project={project} fulfilment={fulfilment} />
      {fulfilment.paymentPlans.length > 0 && (
        <Section title={t('purchases.duePlans')}>
          <DuePlans {...fulfilment} />
        </Section>
      )}
      {funds.length > 0 && (
        <Section title={t('purchases.fundUse')}>
          <FundBars funds={funds} />
        </Section>
      )}
      <Invoices project={project} onStale={onStale} />
      <Payments project={project} onStale={onStale} />
      {dialog}
    </>
  );
}

/** What must be so before finance pays, and how much of it is so. */
function Conditions({ project, fulfilment }: Omit<OrderMoneyProps, 'onStale'>) {
  const t = useT();
  const format = useFormat();
  const { cost, invoiced, paid, payable } = moneyOf(project);
  const { acceptedAmount, dueAmount, missingAssetNumbers, nextDueTime, waivedAmount, waiveReason } = fulfilment;
  const reaches = (part: string) => compareMoney(part, cost) >= 0;
  const conditions = [
    {
      key: 'accepted',
      isMet: reaches(acceptedAmount),
      text: t('fulfilment.conditionAccepted', { accepted: acceptedAmount, cost }),
    },
    {
      key: 'due',
      isMet: reaches(dueAmount),
      text: t('fulfilment.conditionDue', { due: dueAmount, cost }),
    },
    {
      key: 'invoiced',
      // Nothing is no invoice, also where nothing is due yet.
      isMet: reaches(invoiced) || (!isNone(invoiced) && compareMoney(invoiced, dueAmount) >= 0),
      text: t('projects.conditionInvoiced', { invoiced, cost }),
    },
    ...(missingAssetNumbers > 0
      ? [{ key: 'assets', isMet: false, text: t('fulfilment.conditionAssets', { count: missingAssetNumbers }) }]
      : []),
    ...(nextDueTime === null
      ? []
      : [
          {
            key: 'retention',
            isMet: false,
            text: t('fulfilment.conditionRetention', { time: format.date(nextDueTime.slice(0, 10)) }),
          },
        ]),
    {
      key: 'paid',
      isMet: reaches(paid),
      text: t('projects.conditionPaid', { paid, cost }),
    },
    ...(waivedAmount === null
      ? []
      : [
          {
            key: 'waived',
            isMet: true,
            text: t('fulfilment.waived', { amount: waivedAmount, reason: waiveReason ?? '' }),
          },
        ]),
  ];
  const end = isNone(payable) ? undefined : t('projects.payableNow', { amount: payable });
  return (
    <Section title={t('projects.conditions')} end={end && <span className={classes.end}>{end}</span>}>
      <ul className={classes.conditions}>
        {conditions.map(({ key, isMet, text }) => (
          <li key={key} data-met={isMet || undefined}>
            {text}
            <small>{t(isMet ? 'projects.met' : 'projects.open')}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
