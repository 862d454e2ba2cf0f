import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { FileList } from '#ui/files/FileLink.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { DictText } from '#ui/text/DictText.tsx';

/** The qualifications of a supplier with their scans and end dates. */
export function Qualifications({ qualifications }: { qualifications: readonly Schemas['SupplierQualification'][] }) {
  const t = useT();
  const format = useFormat();
  const end = (date: string | null) => (date === null ? t('suppliers.noEnd') : format.date(date));
  return (
    <PlainTable
      caption={t('suppliers.tabqualifications')}
      rows={qualifications}
      rowKey={({ id }) => id}
      empty={t('suppliers.none')}
      columns={[
        { header: t('suppliers.qualification'), cell: ({ qualName }) => qualName },
        { header: t('suppliers.kind'), cell: ({ qualType }) => <DictText type="qualification_type" value={qualType} /> },
        { header: t('suppliers.qualNo'), cell: ({ qualNo }) => qualNo ?? '–' },
        { header: t('suppliers.qualEnds'), cell: ({ expireDate }) => end(expireDate) },
        {
          header: t('suppliers.scan'),
          cell: ({ file, qualName }) => (file ? <FileList files={[file]} label={qualName} /> : '–'),
        },
      ]}
    />
  );
}
