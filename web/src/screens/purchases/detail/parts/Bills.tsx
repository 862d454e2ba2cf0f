import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { FileList } from '#ui/files/FileLink.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import type { Detail } from '../state/projectState.ts';

/** The invoices that were entered. */
export function Invoices({ invoices }: Pick<Detail, 'invoices'>) {
  const t = useT();
  const format = useFormat();
  return (
    <Section title={t('projects.invoices')}>
      <PlainTable
        caption={t('projects.invoices')}
        rows={invoices}
        rowKey={({ id }) => id}
        empty={t('projects.noInvoices')}
        columns={[
          { header: t('projects.invoiceNumber'), cell: ({ number }) => number },
          { header: t('projects.invoiceDate'), cell: ({ date }) => format.date(date) },
          { header: t('projects.enteredBy'), cell: ({ createByName }) => createByName ?? '–' },
          {
            header: t('projects.invoiceFile'),
            cell: ({ file, number }) => (file ? <FileList files={[file]} label={number} /> : '–'),
          },
          { header: t('purchases.amount'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
        ]}
      />
    </Section>
  );
}

/** What was paid. */
export function Payments({ payments }: Pick<Detail, 'payments'>) {
  const t = useT();
  const format = useFormat();
  return (
    <Section title={t('projects.payments')}>
      <PlainTable
        caption={t('projects.payments')}
        rows={payments}
        rowKey={({ id }) => id}
        empty={t('projects.noPayments')}
        columns={[
          { header: t('projects.voucherNo'), cell: ({ voucherNo }) => voucherNo },
          { header: t('projects.paidDate'), cell: ({ paidDate }) => format.date(paidDate) },
          { header: t('projects.enteredBy'), cell: ({ createByName }) => createByName ?? '–' },
          { header: t('purchases.amount'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
        ]}
      />
    </Section>
  );
}
