import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '../date/DateTime.tsx';
import { FileList } from '../files/FileLink.tsx';
import { type Figure, Figures } from '../page/Figures.tsx';
import { Properties } from '../page/Properties.tsx';
import { Section } from '../page/Section.tsx';
import { actsColumn } from '../table/actsColumn.tsx';
import type { RowAction } from '../table/Column.ts';
import { PlainTable } from '../table/PlainTable.tsx';
import { Money } from '../text/Numeral.tsx';
import { TwoLines } from '../text/TwoLines.tsx';

type SupplierDefault = Schemas['SupplierDefault'];
type Refund = Schemas['Refund'];

interface ClaimSectionProps {
  supplierDefault: SupplierDefault;
  /** What can be done with a refund; nothing where it is only read. */
  refundActions?: readonly RowAction<Refund>[];
}

/** How a supplier has defaulted, what it has to refund, and what of that has come. */
export default function ClaimSection({ supplierDefault, refundActions = [] }: ClaimSectionProps) {
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
      {!isAsked && <Refunds refunds={supplierDefault.refunds} actions={refundActions} />}
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

/** What the supplier has paid back, and what of it was reversed. */
function Refunds({ refunds, actions }: { refunds: readonly Refund[]; actions: readonly RowAction<Refund>[] }) {
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
          {
            header: t('claims.voucherNo'),
            cell: ({ voucherNo, reversal }) => (
              <TwoLines
                first={voucherNo}
                second={reversal && t('claims.reversed', { day: format.date(reversal.date), reason: reversal.reason })}
              />
            ),
          },
          { header: t('claims.refundDate'), cell: ({ refundDate }) => format.date(refundDate) },
          { header: t('claims.registeredBy'), cell: ({ createByName }) => createByName ?? '–' },
          {
            header: t('claims.amountYuan'),
            cell: ({ amount, reversal }) => (reversal ? <s>{format.money(amount)}</s> : <Money value={amount} />),
            align: 'end',
          },
          ...actsColumn(refunds, actions, ({ voucherNo }) => voucherNo, t),
        ]}
      />
    </Section>
  );
}
