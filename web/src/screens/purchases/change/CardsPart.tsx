import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { sumOf } from '@campus-procurement/sdk/money';
import { ActionIcon, Button, SimpleGrid } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import classes from './modify.module.css';
import { limits, type ModifyValues } from './modifySchema.ts';

interface CardsPartProps {
  control: Control<ModifyValues>;
  project: Schemas['ProjectDetail'];
}

const isAmount = (amount: string) => /^\d+\.\d{2}$/.test(amount);

/** The cards that pay, and how much each. Together they pay what the lines cost. */
export function CardsPart({ control, project }: CardsPartProps) {
  const t = useT();
  const { fields, append, remove } = useFieldArray({ control, name: 'funds' });
  const funds = useWatch({ control, name: 'funds' });
  const { data } = useApiQuery('listExpendituresSimple');
  const own = project.funds.flatMap(({ expenditureId, cardNo, cardName }) =>
    expenditureId === null ? [] : [{ value: expenditureId, label: `${cardNo ?? ''} ${cardName ?? ''}`.trim() }],
  );
  const others = (data ?? []).flatMap(({ id, cardNo, cardName }) =>
    own.some(({ value }) => value === id) ? [] : [{ value: id, label: `${cardNo} ${cardName}` }],
  );
  const total = sumOf(funds.flatMap(({ amount }) => (isAmount(amount) ? [amount] : [])));
  return (
    <Section title={t('purchases.typeFUNDS')} end={<Money value={total} />}>
      <ol className={classes.rows}>
        {fields.map(({ id }, index) => (
          <li key={id} className={classes.row}>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <LookupField
                control={control}
                name={`funds.${index}.expenditureId`}
                label="purchases.change_fund"
                choices={[...own, ...others]}
                required
              />
              <MoneyField control={control} name={`funds.${index}.amount`} label="purchases.change_lineAmount" required />
            </SimpleGrid>
            <ActionIcon
              className={classes.remove}
              variant="subtle"
              color="gray"
              size={28}
              disabled={fields.length === 1}
              aria-label={t('modifications.removeCard', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <IconTrash size={16} stroke={1.5} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        size="xs"
        mt="sm"
        leftSection={<IconPlus size={14} />}
        disabled={fields.length >= limits.cards}
        onClick={() => append({ expenditureId: '', amount: '' })}
      >
        {t('modifications.addCard')}
      </Button>
    </Section>
  );
}
