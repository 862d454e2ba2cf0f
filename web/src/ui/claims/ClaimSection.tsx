import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '../date/DateTime.tsx';
import { FileList } from '../files/FileLink.tsx';
import { type Figure, Figures } from '../page/Figures.tsx';
import { Properties } from '../page/Properties.tsx';
import { Section } from '../page/Section.tsx';
import { PlainTable } from '../table/PlainTable.tsx';
import { Money } from '../text/Numeral.tsx';

type SupplierDefault = Schemas['SupplierDefault'];

/** How a supplier has defaulted, what it has to refund, and what of that has come. */
export default function ClaimSection({ supplierDefault }: { supplierDefault: SupplierDefault }) {
  const t = useT();
  const { status, reason, requestedByName, requestTime, endTime, evidence, writingOff } = supplierDefault;
  const isAsked = status === 'ASKED';
  const said = [
    [t('claims.reason'), reason],
    [
      t('claims.requestedBy'),
      <span key="by">
        {requestedByName} <DateTime value={requestTime} />
      </span>,
    ],
    ...(endTime === null ? [] : [[t('claims.endTime'), <DateTime key="end" value={endTime} />] as const]),
    [t('claims.evidence'), <FileList key="files" files={evidence} label={t('claims.evidence')} />],
  ] as const;
  return (
    <>
      <Section isFlush title={t(isAsked ? 'claims.titleAsked' : 'claims.title')}>
        <Figures label={t('claims.figures')} figures={useClaimFigures(supplierDefault)} />
      </Section>
      <Section {...(isAsked ? { hint: t('claims.askedHint') } : writingOff && { hint: t('claims.writingOffHint') })}>
        <Properties items={said} />
      </Section>
      {!isAsked && <Refunds refunds={supplierDefault.refunds} />}
    </>
  );
}

function useClaimFigures({ status, ...amounts }: SupplierDefault): Figure[] {
  const t = useT();
  const figure = (label: 'paid' | 'accepted' | 'claim' | 'wouldClaim' | 'refunded' | 'writtenOff' | 'open', value: string) => ({
    label: t(`claims.${label}`),
    value: <Money value={value} />,
  });
  const before = [figure('paid', amounts.paidAmount), figure('accepted', amounts.acceptedAmount)];
  if (status === 'ASKED') return [figure('wouldClaim', amounts.claimAmount), ...before];
  const isWrittenOff = compareMoney(amounts.writtenOffAmount, '0.00') > 0;
  return [
    figure('open', amounts.openAmount),
    figure('claim', amounts.claimAmount),
    figure('refunded', amounts.refundedAmount),
    ...(isWrittenOff ? [figure('writtenOff', amounts.writtenOffAmount)] : []),
    ...before,
  ];
}

function Refunds({ refunds }: Pick<SupplierDefault, 'refunds'>) {
  const t = useT();
  const format = useFormat();
  return (
    <Section title={t('claims.refunds')}>
      <PlainTable
        caption={t('claims.refunds')}
        rows={refunds}
        rowKey={({ id }) => id}
        empty={t('claims.noRefunds')}
        columns={[
          { header: t('claims.voucherNo'), cell: ({ voucherNo }) => voucherNo },
          { header: t('claims.refundDate'), cell: ({ refundDate }) => format.date(refundDate) },
          { header: t('claims.registeredBy'), cell: ({ createByName }) => createByName ?? '–' },
          { header: t('claims.amountYuan'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
        ]}
      />
    </Section>
  );
}
