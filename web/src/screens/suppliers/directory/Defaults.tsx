import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money } from '#ui/text/Numeral.tsx';

/** Orders that were terminated for default of a supplier, and what it still owes. */
export function Defaults({ defaults }: { defaults: readonly Schemas['DefaultRecord'][] }) {
  const t = useT();
  return (
    <PlainTable
      caption={t('suppliers.tabdefaults')}
      rows={defaults.map((one, index) => ({ ...one, key: String(index) }))}
      rowKey={({ key }) => key}
      empty={t('suppliers.none')}
      columns={[
        { header: t('suppliers.defaultOf'), cell: ({ projectName }) => projectName },
        { header: t('suppliers.defaultReason'), cell: ({ reason }) => reason },
        { header: t('suppliers.claimYuan'), cell: ({ claimAmount }) => <Money value={claimAmount} />, align: 'end' },
        { header: t('suppliers.openYuan'), cell: ({ openAmount }) => <Money value={openAmount} />, align: 'end' },
        { header: t('suppliers.time'), cell: ({ time }) => <DateTime value={time} />, align: 'end' },
      ]}
    />
  );
}
