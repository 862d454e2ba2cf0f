import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Section } from '#ui/page/Section.tsx';
import { ArrivalFields } from './ArrivalFields.tsx';
import { type ConfirmValues, isShort, limits } from './confirmSchema.ts';
import { DocumentLines } from './DocumentLines.tsx';
import { actOf } from './documentAct.ts';
import type { Detail } from './documentDetail.ts';
import { PlaceFields } from './PlaceFields.tsx';
import classes from './stock.module.css';
import { useStores } from './useStores.ts';

interface ConfirmLinesProps {
  form: UseFormReturn<ConfirmValues>;
  document: Detail;
}

/** The lines of a document that is confirmed, each with where it was put or what arrived of it. */
export function ConfirmLines({ form: { control }, document }: ConfirmLinesProps) {
  const t = useT();
  const { warehouseId, targetWarehouseId, items, allowedActions } = document;
  const act = actOf(document);
  const places = useStores().placesOf((act === 'RECEIVE' && targetWarehouseId) || warehouseId);
  const arrived = useWatch({ control, name: 'items' });
  const isEntered = allowedActions.includes('CONFIRM') && (act === 'ENTER' || act === 'RECEIVE');
  const fields = (index: number) =>
    act === 'ENTER' ? (
      <PlaceFields control={control} index={index} places={places} />
    ) : (
      <ArrivalFields control={control} index={index} places={places} unit={items[index]?.unit ?? ''} />
    );
  return (
    <Section title={t('stock.lines')} isFlush>
      <DocumentLines document={document} {...(isEntered && { fields })} />
      {isEntered && act === 'RECEIVE' && isShort({ items: arrived }, document) && (
        <div className={classes.loss}>
          <TextField control={control} name="lossReason" label="stock.lossReason" limit={limits.reason} multiline required />
        </div>
      )}
    </Section>
  );
}
