import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { FileList } from '#ui/files/FileLink.tsx';
import { Section } from '#ui/page/Section.tsx';
import { actsColumn } from '#ui/table/actsColumn.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { acceptanceAddress, purchaseAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';
import { type Invoice, useInvoiceActs, usePaymentActs } from '../bills/useBillActs.tsx';
import type { Detail } from '../state/projectState.ts';

interface BillsProps {
  project: Detail;
  /** Reads the purchase again, when somebody else was faster. */
  onStale: () => void;
}

/** The invoices that were entered, with their parts and their corrections. */
export function Invoices({ project, onStale }: BillsProps) {
  const t = useT();
  const format = useFormat();
  const { invoices } = project;
  const batchesOf = ({ parts }: Invoice) => parts.filter((part) => part.projectId === project.id && part.acceptanceId !== null);
  const { actions, dialog } = useInvoiceActs(project, onStale);
  return (
    <Section title={t('projects.invoices')}>
      <PlainTable
        caption={t('projects.invoices')}
        rows={invoices}
        rowKey={({ id }) => id}
        empty={t('projects.noInvoices')}
        columns={[
          {
            header: t('projects.invoiceNumber'),
            cell: (invoice) => <TwoLines first={invoice.number} second={noteOf(invoice, t)} />,
          },
          ...(invoices.some((invoice) => batchesOf(invoice).length > 0)
            ? [{ header: t('projects.batch'), cell: (invoice: Invoice) => <Batches parts={batchesOf(invoice)} /> }]
            : []),
          { header: t('projects.invoiceDate'), cell: ({ date }) => format.date(date) },
          { header: t('projects.enteredBy'), cell: ({ createByName }) => createByName ?? '–' },
          {
            header: t('projects.invoiceFile'),
            cell: ({ file, number }) => (file ? <FileList files={[file]} label={number} /> : '–'),
          },
          {
            header: t('purchases.amount'),
            cell: ({ amount, voided }) => (voided ? <s>{format.money(amount)}</s> : <Money value={amount} />),
            align: 'end',
          },
          ...actsColumn(invoices, actions, ({ number }) => number, t),
        ]}
      />
      <Parts invoices={invoices} />
      <Corrections invoices={invoices} />
      {dialog}
    </Section>
  );
}

/** The batches that an invoice is for. */
function Batches({ parts }: Pick<Invoice, 'parts'>) {
  if (parts.length === 0) return '–';
  return parts.map(({ acceptanceId, acceptanceCode }) => (
    <div key={acceptanceId}>
      <TextLink to={acceptanceAddress(String(acceptanceId))}>{acceptanceCode}</TextLink>
    </div>
  ));
}

/** What makes an invoice unlike others. */
function noteOf({ voided, reversesNumber, amount, totalAmount }: Invoice, t: Translate): string | null {
  if (voided) return t('projects.voided');
  if (reversesNumber !== null) return t('projects.reverses', { number: reversesNumber });
  return amount === totalAmount ? null : t('projects.partOf', { total: totalAmount });
}

/** The parts of invoices that have several. */
function Parts({ invoices }: Pick<Detail, 'invoices'>) {
  const t = useT();
  const rows = invoices
    .filter(({ parts, voided }) => parts.length > 1 && !voided)
    .flatMap(({ id, number, parts }) => parts.map((part) => ({ ...part, id, number })));
  if (rows.length === 0) return null;
  return (
    <PlainTable
      caption={t('projects.invoiceParts')}
      rows={rows}
      rowKey={({ id, projectId, acceptanceId }) => `${id} ${projectId} ${acceptanceId}`}
      empty=""
      columns={[
        {
          header: t('projects.invoiceParts'),
          cell: ({ projectId, projectName, projectCode, acceptanceCode }) => (
            <TwoLines
              first={<TextLink to={purchaseAddress(projectId)}>{projectName}</TextLink>}
              second={[projectCode, acceptanceCode].filter(Boolean).join(' · ')}
            />
          ),
        },
        { header: t('projects.invoiceNumber'), cell: ({ number }) => number },
        { header: t('purchases.amount'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
      ]}
    />
  );
}

/** What was wrong in invoices, and why it was changed. */
function Corrections({ invoices }: Pick<Detail, 'invoices'>) {
  const t = useT();
  const format = useFormat();
  const rows = invoices.flatMap(({ id, corrections }) => corrections.map((row, index) => ({ ...row, key: `${id} ${index}` })));
  if (rows.length === 0) return null;
  return (
    <PlainTable
      caption={t('projects.corrections')}
      rows={rows}
      rowKey={({ key }) => key}
      empty=""
      columns={[
        {
          header: t('projects.corrections'),
          cell: ({ kind, reason }) => <TwoLines first={t(`projects.correction${kind}`)} second={reason} />,
        },
        { header: t('projects.numberBefore'), cell: ({ number }) => number },
        { header: t('projects.dateBefore'), cell: ({ date }) => format.date(date) },
        {
          header: t('projects.enteredBy'),
          cell: ({ createByName, createTime }) => (
            <TwoLines first={createByName ?? '–'} second={<DateTime value={createTime} />} />
          ),
        },
      ]}
    />
  );
}

/** What was paid, and what of it the bank has returned. */
export function Payments({ project, onStale }: BillsProps) {
  const t = useT();
  const format = useFormat();
  const { payments } = project;
  const { actions, dialog } = usePaymentActs(project, onStale);
  return (
    <Section title={t('projects.payments')}>
      <PlainTable
        caption={t('projects.payments')}
        rows={payments}
        rowKey={({ id }) => id}
        empty={t('projects.noPayments')}
        columns={[
          {
            header: t('projects.voucherNo'),
            cell: ({ voucherNo, reversal }) => (
              <TwoLines
                first={voucherNo}
                second={reversal && t('projects.returned', { day: format.date(reversal.date), reason: reversal.reason })}
              />
            ),
          },
          { header: t('projects.paidDate'), cell: ({ paidDate }) => format.date(paidDate) },
          { header: t('projects.enteredBy'), cell: ({ createByName }) => createByName ?? '–' },
          {
            header: t('purchases.amount'),
            cell: ({ amount, reversal }) => (reversal ? <s>{format.money(amount)}</s> : <Money value={amount} />),
            align: 'end',
          },
          ...actsColumn(payments, actions, ({ voucherNo }) => voucherNo, t),
        ]}
      />
      {dialog}
    </Section>
  );
}
