import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { PlainTable } from '../table/PlainTable.tsx';
import { Money } from '../text/Numeral.tsx';
import classes from './ChangeTable.module.css';
import { usePurposeLabel } from './usePurposeLabel.ts';

type Change = Schemas['ProjectChange'];

const amounts: readonly Change['field'][] = ['lineAmount', 'priceCeiling', 'fund'];

/** What a change changes, with before and after side by side. */
export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const t = useT();
  // Lines keep their amounts unless these are changed, too.
  const newAmounts = new Set(changes.flatMap(({ field, name }) => (field === 'lineAmount' ? [name] : [])));
  return (
    <PlainTable
      caption={t('purchases.changeContent')}
      rows={changes}
      rowKey={({ field, name }) => `${field} ${name}`}
      columns={[
        { header: t('purchases.changeField'), cell: (change) => <Name change={change} /> },
        { header: t('purchases.changeBefore'), cell: ({ field, before }) => <Value field={field} value={before} /> },
        {
          header: t('purchases.changeAfter'),
          cell: ({ field, name, after }) => (
            <span className={classes.name}>
              <b className={classes.after}>
                <Value field={field} value={after} />
              </b>
              {field === 'quantity' && !newAmounts.has(name) && <small>{t('purchases.changeSameAmount')}</small>}
            </span>
          ),
        },
      ]}
      empty={t('purchases.changeNone')}
      namesAbove
    />
  );
}

function Name({ change: { field, name } }: { change: Change }) {
  const t = useT();
  const purpose = usePurposeLabel();
  return (
    <span className={classes.name}>
      {t(field === 'description' ? purpose : `purchases.change_${field}`)}
      {name !== null && <small>{name}</small>}
    </span>
  );
}

function Value({ field, value }: { field: Change['field']; value: string | null }) {
  const t = useT();
  const format = useFormat();
  if (value === null) return <span className={classes.none}>{t('purchases.changeNothing')}</span>;
  if (field === 'imported') return <span className={classes.value}>{t('purchases.changeYes')}</span>;
  if (amounts.includes(field)) return <Money value={value} />;
  return <span className={classes.value}>{field === 'bidEndTime' ? format.dateTime(value) : value}</span>;
}
