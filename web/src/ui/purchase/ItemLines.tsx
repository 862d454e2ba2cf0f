import type { Schemas } from '@campus-procurement/sdk';
import { amountInCapitals } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ScrollRegion } from '../page/ScrollRegion.tsx';
import { Tag } from '../status/Tag.tsx';
import { Content } from '../text/Content.tsx';
import { Money } from '../text/Numeral.tsx';
import classes from './ItemLines.module.css';

interface ItemLinesProps {
  items: readonly Schemas['ProjectItem'][];
  total: string;
  /** On paper nothing is folded. */
  isPaper?: boolean;
}

/** What is bought, line by line, with the total. Technical parameters are folded below their line. */
export function ItemLines({ items, total, isPaper = false }: ItemLinesProps) {
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
          {items.map(({ itemName, spec, parameters, categoryName, quantity, unit, amount, imported }, index) => (
            // Lines have no ids, and do not move here.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={index}>
              <th scope="row">
                <Content>{itemName ?? '–'}</Content> {imported && <Tag>{t('purchases.imported')}</Tag>}
                {spec && (
                  <small>
                    <Content>{spec}</Content>
                  </small>
                )}
                {parameters && <Parameters text={parameters} isOpen={isPaper} />}
              </th>
              <td>
                <Content>{categoryName ?? '–'}</Content>
              </td>
              <td data-end>
                <Content>{quantity === null ? '–' : `${quantity} ${unit ?? ''}`}</Content>
              </td>
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
          {isPaper && (
            <tr>
              <th scope="row">{t('purchases.inCapitals')}</th>
              <td colSpan={3} data-end>
                {amountInCapitals(total)}
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

/** Technical parameters, one a line; those that begin with * must be met, and stand out. */
function Parameters({ text, isOpen }: { text: string; isOpen: boolean }) {
  const t = useT();
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <details className={classes.parameters} open={isOpen}>
      <summary>{t('purchases.parameters', { count: lines.length })}</summary>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and they do not move
          <li key={index} data-must={line.trim().startsWith('*') || undefined}>
            <Content>{line}</Content>
          </li>
        ))}
      </ul>
    </details>
  );
}
