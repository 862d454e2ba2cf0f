import { Button, CloseButton, Input, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type Control, useController, useFieldArray } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './warehouse.module.css';
import { limits, type WarehouseValues } from './warehouseSchema.ts';

/** The places of a store, a line each. */
export function PlacesField({ control }: { control: Control<WarehouseValues> }) {
  const t = useT();
  const { fields, append, remove } = useFieldArray({ control, name: 'locations' });
  return (
    <Input.Wrapper label={t('stock.places')} labelElement="div" description={t('stock.placesHint')}>
      {fields.length > 0 && (
        <div className={classes.place} aria-hidden>
          <small>{t('stock.placeCode')}</small>
          <small>{t('stock.placeName')}</small>
        </div>
      )}
      <ol className={classes.places} aria-label={t('stock.places')}>
        {fields.map(({ id }, index) => (
          <li key={id} className={classes.place}>
            <PlaceText control={control} index={index} part="locationCode" label={t('stock.placeCode')} />
            <PlaceText control={control} index={index} part="locationName" label={t('stock.placeName')} />
            <CloseButton mt={2} onClick={() => remove(index)} aria-label={t('stock.removePlace', { no: index + 1 })} />
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} />}
        disabled={fields.length >= limits.locations}
        onClick={() => append({ placeId: '', locationCode: '', locationName: '' })}
      >
        {t('stock.addPlace')}
      </Button>
    </Input.Wrapper>
  );
}

interface PlaceTextProps {
  control: Control<WarehouseValues>;
  index: number;
  part: 'locationCode' | 'locationName';
  label: string;
}

function PlaceText({ control, index, part, label }: PlaceTextProps) {
  const t = useT();
  const { field, fieldState } = useController({ control, name: `locations.${index}.${part}` });
  return (
    <TextInput
      {...field}
      aria-label={`${t('stock.placeNo', { no: index + 1 })} ${label}`}
      error={fieldState.error?.message}
      maxLength={limits[part]}
      autoComplete="off"
    />
  );
}
