import { date, longText, money, quantity, text, time, unitPrice, yesNo } from '#platform/exports/columns.ts';
import { report } from '#platform/exports/report.ts';
import { stockList } from './queryStockPage.ts';

export const stockReport = report('STOCKS', 'exportStocks', stockList, 'stockColumn', {
  itemName: longText,
  brand: text,
  model: text,
  categoryName: text,
  warehouseName: longText,
  locationName: text,
  batchNo: text,
  expireDate: date,
  quantity,
  unit: { ...text, width: 8 },
  lockedQuantity: quantity,
  availableQuantity: quantity,
  sharedQuantity: quantity,
  minQuantity: quantity,
  unitCost: unitPrice,
  totalCost: money,
  low: yesNo,
  expiring: yesNo,
  hazardous: yesNo,
  ownerDeptName: longText,
  sourceProjectCode: text,
  lastInTime: time,
});
