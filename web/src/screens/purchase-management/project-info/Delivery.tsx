import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { FileList } from '#ui/files/FileLink.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { Cards } from './Basics.tsx';
import { PayConditions } from './PayConditions.tsx';
import classes from './project.module.css';
import type { Detail } from './state/projectState.ts';

/** What has arrived, what was invoiced, and what is paid. */
export function Delivery({ project }: { project: Detail }) {
  const t = useT();
  const { receipt, invoices, payments, funds } = project;
  if (receipt === null) {
    return (
      <>
        <Section title={t('projects.receipt')}>
          <EmptyState text={t('projects.notReceived')} />
        </Section>
        <Cards funds={funds} />
      </>
    );
  }
  return (
    <>
      <PayConditions project={project} />
      <Cards funds={funds} />
      <Receipt receipt={receipt} />
      <Invoices invoices={invoices} />
      <Payments payments={payments} />
    </>
  );
}

function Receipt({ receipt }: { receipt: Schemas['ProjectReceipt'] }) {
  const t = useT();
  const { status, actualAmount, witnessName, opinion, createTime, witnessTime, pictures } = receipt;
  return (
    <Section title={t('projects.receipt')} end={<Tag>{t(`projects.receipt${status}`)}</Tag>}>
      <Properties
        items={[
          [t('projects.actualYuan'), <Money key="actual" value={actualAmount} />],
          [t('projects.receivedAt'), <DateTime key="received" value={createTime} />],
          [t('projects.witness'), witnessName],
          [t('projects.witnessedAt'), <DateTime key="witnessed" value={witnessTime} />],
          ...(opinion ? ([[t('projects.opinion'), opinion]] as const) : []),
        ]}
      />
      {pictures.length > 0 && (
        <div className={classes.files}>
          <FileList files={pictures} label={t('projects.pictures')} />
        </div>
      )}
    </Section>
  );
}

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
