import type { Schemas } from '@campus-procurement/sdk';
import { Title } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';

/** The lists of the registry: shareholders, key persons, changes, penalties and other records against the supplier. */
export function RegistryTables({ info }: { info: Schemas['GsInfo'] }) {
  const t = useT();
  const format = useFormat();
  const day = (value: string | null) => (value === null ? '–' : format.date(value));
  const words = (value: string | null) => value ?? '–';
  return (
    <>
      <Listed
        title="suppliers.shareholders"
        rows={info.shareholders}
        columns={[
          { header: t('suppliers.name'), cell: ({ name }) => name },
          { header: t('suppliers.kind'), cell: ({ type }) => words(type) },
          { header: t('suppliers.ratio'), cell: ({ ratio }) => words(ratio), align: 'end' },
          { header: t('suppliers.amount'), cell: ({ amount }) => words(amount), align: 'end' },
        ]}
      />
      <Listed
        title="suppliers.keyPersons"
        rows={info.keyPersons}
        columns={[
          { header: t('suppliers.name'), cell: ({ name }) => name },
          { header: t('suppliers.position'), cell: ({ position }) => words(position) },
        ]}
      />
      <Listed
        title="suppliers.changes"
        rows={info.changes}
        columns={[
          { header: t('suppliers.item'), cell: ({ item }) => item },
          { header: t('suppliers.before'), cell: ({ before }) => words(before) },
          { header: t('suppliers.after'), cell: ({ after }) => words(after) },
          { header: t('suppliers.date'), cell: ({ date }) => day(date), align: 'end' },
        ]}
      />
      <Listed
        title="suppliers.penalties"
        rows={info.penalties}
        columns={[
          { header: t('suppliers.reason'), cell: ({ reason }) => reason },
          { header: t('suppliers.docNo'), cell: ({ docNo }) => words(docNo) },
          { header: t('suppliers.authority'), cell: ({ authority }) => words(authority) },
          { header: t('suppliers.date'), cell: ({ date }) => day(date), align: 'end' },
        ]}
      />
      <Listed
        title="suppliers.abnormals"
        rows={info.abnormals}
        columns={[
          { header: t('suppliers.reason'), cell: ({ reason }) => reason },
          { header: t('suppliers.inDate'), cell: ({ inDate }) => day(inDate), align: 'end' },
          { header: t('suppliers.outDate'), cell: ({ outDate }) => day(outDate), align: 'end' },
        ]}
      />
      <Listed
        title="suppliers.related"
        rows={info.relatedSuppliers}
        columns={[
          {
            header: t('suppliers.companyName'),
            cell: ({ id, companyName }) => <TextLink to={`/gs-supplier?id=${id}`}>{companyName}</TextLink>,
          },
          { header: t('suppliers.relation'), cell: ({ relation }) => t(`suppliers.relation${relation}`) },
        ]}
      />
    </>
  );
}

interface ListedProps<T> extends Pick<ComponentProps<typeof PlainTable<T>>, 'columns'> {
  title: LabelKey;
  rows: readonly T[];
}

function Listed<T>({ title, rows, columns }: ListedProps<T>) {
  const t = useT();
  // Rows of the registry have no ids. The index is safe, because they do not change while they are shown.
  const numbered = rows.map((row, index) => [row, String(index)] as const);
  return (
    <section>
      <Title order={3} size="h5" mt="md" mb={4}>
        {t(title)}
      </Title>
      <PlainTable<readonly [T, string]>
        caption={t(title)}
        rows={numbered}
        rowKey={([, key]) => key}
        empty={t('suppliers.none')}
        columns={columns.map(({ cell, ...column }) => ({ ...column, cell: ([row]) => cell(row) }))}
      />
    </section>
  );
}
