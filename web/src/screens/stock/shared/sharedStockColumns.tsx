import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import type { Column } from '#ui/table/Column.ts';
import { UnitPrice } from '#ui/text/Numeral.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';

type SharedStock = Schemas['SharedStock'];

function Offered({ stock: { offeredQuantity, sharedQuantity, promisedQuantity, unit } }: { stock: SharedStock }) {
  const t = useT();
  const more = promisedQuantity === '0' ? null : t('sharing.of', { shared: sharedQuantity, promised: promisedQuantity });
  return <TwoLines first={`${offeredQuantity} ${unit}`} second={more} isEnd />;
}

export const sharedStockColumns: Column<SharedStock, never>[] = [
  {
    header: 'sharing.goods',
    cell: ({ itemName, brand, model }) => <TwoLines first={itemName} second={[brand, model].filter(Boolean).join(' · ')} />,
    width: 200,
  },
  { header: 'sharing.offered', cell: (stock) => <Offered stock={stock} />, width: 140, align: 'end', card: 'fact' },
  { header: 'sharing.owner', cell: ({ ownerDeptName }) => ownerDeptName, width: 140 },
  {
    header: 'sharing.store',
    cell: ({ warehouseName, address }) => <TwoLines first={warehouseName} second={address} />,
    width: 180,
  },
  { header: 'sharing.category', cell: ({ categoryName }) => categoryName ?? '–', width: 110 },
  { header: 'sharing.unitCost', cell: ({ unitCost }) => <UnitPrice value={unitCost} />, width: 120, align: 'end', card: 'none' },
  {
    header: 'sharing.expires',
    cell: ({ expireDate }) => (expireDate ? <DateTime value={expireDate} isDay /> : '–'),
    width: 96,
    card: 'none',
    isExtra: true,
  },
];
