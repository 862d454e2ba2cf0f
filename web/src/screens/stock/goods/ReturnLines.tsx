import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';
import { QuantityField } from '../quantities/QuantityField.tsx';
import { minus } from '../quantities/quantities.ts';
import { blankLine, type DraftValues } from './draftSchema.ts';
import { LinesFault } from './LineList.tsx';
import classes from './stock.module.css';

interface ReturnLinesProps {
  form: UseFormReturn<DraftValues>;
  /** The issue; '' as long as none is chosen. */
  sourceId: string;
}

/** The lines of an issue, each with what comes back of it. */
export function ReturnLines({ form, sourceId }: ReturnLinesProps) {
  const t = useT();
  const source = useApiQuery('getStockDocumentDetail', { path: { id: sourceId } }, { enabled: sourceId !== '' });
  if (sourceId === '') return <Section title={t('stock.lines')}>{t('stock.chooseIssue')}</Section>;
  return (
    <Section title={t('stock.lines')}>
      <QueryView query={source}>{({ items }) => <Lines form={form} issued={items} />}</QueryView>
      <LinesFault form={form} />
    </Section>
  );
}

function Lines({ form, issued }: { form: UseFormReturn<DraftValues>; issued: readonly Schemas['StockDocumentItem'][] }) {
  const t = useT();
  const { control, setValue } = form;
  const items = useWatch({ control, name: 'items' });
  const isFilled = items.length === issued.length;
  useEffect(() => {
    if (!isFilled)
      setValue(
        'items',
        issued.map(({ no }) => ({ ...blankLine, sourceNo: no })),
      );
  }, [isFilled, issued, setValue]);
  if (!isFilled) return null;
  return (
    <ol className={classes.drafted} aria-label={t('stock.lines')}>
      {issued.map(({ no, itemName, brand, model, quantity, returnedQuantity, unit }, index) => {
        const left = minus(quantity, returnedQuantity);
        return (
          <li key={no} aria-label={t('stock.lineOf', { no, name: itemName })}>
            <div className={classes.fields}>
              <TwoLines
                first={<span className={classes.name}>{itemName}</span>}
                second={[brand, model].filter(Boolean).join(' · ')}
              />
              {left === '0' ? (
                <span className={classes.gone}>{t('stock.allReturned')}</span>
              ) : (
                <QuantityField
                  control={control}
                  name={`items.${index}.quantity`}
                  label="stock.quantity"
                  unit={unit}
                  note={t('stock.issuedOf', { count: left, unit })}
                />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
