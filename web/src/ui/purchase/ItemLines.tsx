import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ScrollRegion } from '../page/ScrollRegion.tsx';
import { Money } from '../text/Numeral.tsx';
import classes from './ItemLines.module.css';

/** What is bought, line by line, with the total. */
export function ItemLines({ items, total }: { items: readonly Schemas['ProjectItem'][]; total: string }) {
  const t = useT();
  return (
    <ScrollRegion label={t('purchases.items')}>
      <table className={classes.table} aria-label={t('purchases.items')}>
        <thead>
          <tr>
            <th scope="col">{t('purchases.itemName')}</th>
            <th scope="col">{t('purchases.category')}</th>
            <th scope="col" data-end>
              {t('purchases.quantity')}
            </th>
            <th scope="col" data-end>
              {t('purchases.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ itemName, spec, categoryName, quantity, unit, amount }, index) => (
            // Lines have no ids, and do not move here.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={index}>
              <th scope="row">
                {itemName ?? '–'}
                {spec && <small>{spec}</small>}
              </th>
              <td>{categoryName ?? '–'}</td>
              <td data-end>{quantity === null ? '–' : `${quantity} ${unit ?? ''}`}</td>
              <td data-end>
                <Money value={amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('purchases.total')}
            </th>
            <td data-end>
              <Money value={total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}
