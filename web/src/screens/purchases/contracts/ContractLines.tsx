import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money, UnitPrice } from '#ui/text/Numeral.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';

/** What is delivered under a contract, with the prices of the award. */
export function ContractLines({ lines }: { lines: readonly Schemas['OrderLine'][] }) {
  const t = useT();
  return (
    <PlainTable
      caption={t('contracts.lines')}
      rows={lines}
      rowKey={({ no }) => String(no)}
      empty="–"
      columns={[
        {
          header: t('purchases.itemName'),
          cell: ({ itemName, spec, brand, model }) => (
            <TwoLines first={itemName} second={[spec, brand, model].filter(Boolean).join(' · ')} />
          ),
        },
        { header: t('purchases.quantity'), cell: ({ quantity, unit }) => `${quantity} ${unit}`, align: 'end' },
        { header: t('contracts.unitPrice'), cell: ({ unitPrice }) => <UnitPrice value={unitPrice} />, align: 'end' },
        { header: t('purchases.amount'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
      ]}
    />
  );
}
