import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import PrintPreview from '#ui/print/PrintPreview.tsx';
import classes from './labels.module.css';
import { QrCode } from './QrCode.tsx';
import { labelAddress, stockCode } from './stockCode.ts';

/** Labels to stick on shelves and boxes: what it is, where it belongs, and what a scanner finds it by. */
export default function LabelPrint({ stocks, onClose }: { stocks: readonly Schemas['Stock'][]; onClose: () => void }) {
  const t = useT();
  return (
    <PrintPreview title={t('stock.labels')} note={t('stock.labelCount', { count: stocks.length })} onClose={onClose}>
      <ul className={classes.labels}>
        {stocks.map((stock) => (
          <Label key={stock.id} stock={stock} />
        ))}
      </ul>
    </PrintPreview>
  );
}

function Label({ stock }: { stock: Schemas['Stock'] }) {
  const t = useT();
  const { id, itemName, brand, model, batchNo, expireDate, warehouseName, locationName, hazardous } = stock;
  const code = stockCode(id);
  const batch = [batchNo, expireDate && t('stock.labelExpires', { day: expireDate })].filter(Boolean).join(' · ');
  return (
    <li className={classes.label}>
      <QrCode text={labelAddress(id)} name={code} />
      <div>
        <b>{hazardous ? t('stock.hazardousOf', { name: itemName }) : itemName}</b>
        <span>{[brand, model].filter(Boolean).join(' · ')}</span>
        <span>{[warehouseName, locationName].filter(Boolean).join(' · ')}</span>
        <span>{batch}</span>
        <code>{code}</code>
      </div>
    </li>
  );
}
