import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { StatusBadge } from '#ui/status/StatusBadge.tsx';
import type { Column } from '#ui/table/Column.ts';
import { Money, Numeral } from '#ui/text/Numeral.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';

type Warehouse = Schemas['Warehouse'];

function Name({ warehouse: { warehouseName, warehouseCode } }: { warehouse: Warehouse }) {
  return <TwoLines first={warehouseName} second={warehouseCode} />;
}

function Kind({ warehouse: { warehouseType } }: { warehouse: Warehouse }) {
  return useT()(`stock.kind${warehouseType}`);
}

function Places({ warehouse: { locations } }: { warehouse: Warehouse }) {
  return useT()('stock.placeCount', { count: locations.length });
}

export const warehouseColumns: Column<Warehouse, never>[] = [
  { header: 'stock.name', cell: (warehouse) => <Name warehouse={warehouse} />, width: 160 },
  { header: 'stock.kind', cell: (warehouse) => <Kind warehouse={warehouse} />, width: 88 },
  { header: 'stock.dept', cell: ({ deptName }) => deptName, width: 120 },
  { header: 'stock.keepers', cell: ({ keepers }) => keepers.map(({ name }) => name).join(' · '), width: 110 },
  { header: 'stock.address', cell: ({ address }) => address, width: 130 },
  { header: 'stock.places', cell: (warehouse) => <Places warehouse={warehouse} />, width: 72 },
  { header: 'stock.kinds', cell: ({ stockCount }) => <Numeral value={stockCount} />, width: 72, align: 'end' },
  { header: 'stock.worth', cell: ({ totalCost }) => <Money value={totalCost} />, width: 112, align: 'end', card: 'fact' },
  { header: 'stock.status', cell: ({ status }) => <StatusBadge status={status} />, width: 80, card: 'status' },
];
