import { sumOf } from '@campus-procurement/sdk/money';
import { ActionIcon, Button, SimpleGrid, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import classes from './modify.module.css';
import { limits, type ModifyValues } from './modifySchema.ts';

interface LinesPartProps {
  control: Control<ModifyValues>;
  hasContent: boolean;
  hasPrice: boolean;
}

/** Of the same category as the line above it. */
const emptyLine = { itemName: '', spec: '', parameters: '', quantity: '', unit: '', amount: '', imported: false };
const mostLines = 200;

const isAmount = (amount: string) => /^\d+\.\d{2}$/.test(amount);

/** The lines: what is in them, what they cost, or both. */
export function LinesPart({ control, hasContent, hasPrice }: LinesPartProps) {
  const t = useT();
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  const items = useWatch({ control, name: 'items' });
  const total = sumOf(items.flatMap(({ amount }) => (isAmount(amount) ? [amount] : [])));
  return (
    <Section title={t('modifications.lines')} end={<Money value={total} />}>
      <Stack gap="md">
        {hasPrice && (
          <MoneyField
            control={control}
            name="priceCeiling"
            label="purchases.change_priceCeiling"
            hint="modifications.ceilingHint"
          />
        )}
        <ol className={classes.rows}>
          {fields.map(({ id, itemName }, index) => (
            <li key={id} className={classes.row} aria-label={`${index + 1}. ${itemName}`}>
              <div className={classes.rows}>
                <SimpleGrid cols={{ base: 1, sm: hasContent ? 2 : 3 }}>
                  <TextField
                    control={control}
                    name={`items.${index}.itemName`}
                    label="purchases.change_itemName"
                    limit={limits.name}
                    readOnly={!hasContent}
                  />
                  {hasContent && (
                    <TextField control={control} name={`items.${index}.spec`} label="purchases.change_spec" limit={limits.spec} />
                  )}
                  <TextField
                    control={control}
                    name={`items.${index}.quantity`}
                    label="purchases.change_quantity"
                    limit={limits.quantity}
                    readOnly={!hasContent}
                  />
                  {hasContent && (
                    <TextField control={control} name={`items.${index}.unit`} label="purchases.change_unit" limit={limits.unit} />
                  )}
                  <MoneyField
                    control={control}
                    name={`items.${index}.amount`}
                    label="purchases.change_lineAmount"
                    readOnly={!hasPrice}
                  />
                </SimpleGrid>
                {hasContent && (
                  <SwitchField control={control} name={`items.${index}.imported`} label="purchases.change_imported" />
                )}
                {hasContent && (
                  <TextField
                    control={control}
                    name={`items.${index}.parameters`}
                    label="purchases.change_parameters"
                    limit={limits.parameters}
                    multiline
                  />
                )}
              </div>
              {hasContent && (
                <ActionIcon
                  className={classes.remove}
                  variant="subtle"
                  color="gray"
                  size={28}
                  disabled={fields.length === 1}
                  aria-label={t('modifications.removeLine', { number: index + 1 })}
                  onClick={() => remove(index)}
                >
                  <IconTrash size={16} stroke={1.5} />
                </ActionIcon>
              )}
            </li>
          ))}
        </ol>
        {hasContent && hasPrice && fields.length < mostLines && (
          <Button
            className={classes.add}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.5} />}
            onClick={() => append({ ...emptyLine, categoryId: items.at(-1)?.categoryId ?? '' })}
          >
            {t('modifications.addLine')}
          </Button>
        )}
        {hasContent && !hasPrice && <p className={classes.quiet}>{t('modifications.amountsStay')}</p>}
      </Stack>
    </Section>
  );
}
