import { SimpleGrid, Stack } from '@mantine/core';
import type { Control } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Section } from '#ui/page/Section.tsx';
import { limits, type ModifyValues } from './modifySchema.ts';

interface PartProps {
  control: Control<ModifyValues>;
}

/** What the purchase is for, and what suppliers must be able to do. */
export function ContentPart({ control }: PartProps) {
  const t = useT();
  return (
    <Section title={t('purchases.typeCONTENT')}>
      <Stack gap="md">
        <TextField control={control} name="description" label="purchases.change_description" limit={limits.long} multiline />
        <TextField control={control} name="requirements" label="purchases.change_requirements" limit={limits.long} multiline />
      </Stack>
    </Section>
  );
}

/** The report that other lines or amounts may need. */
export function ArgumentPart({ control }: PartProps) {
  const t = useT();
  return (
    <Section title={t('purchases.changeArgument')}>
      <FilesField
        control={control}
        name="argument"
        label="purchases.changeArgument"
        hint="modifications.argumentHint"
        bizType="PURCHASE"
        limit={1}
      />
    </Section>
  );
}

/** Before the publication the time of delivery; afterwards the end of the bidding, only later. */
export function SchedulePart({ control, isRunning }: PartProps & { isRunning: boolean }) {
  const t = useT();
  return (
    <Section title={t('purchases.typeSCHEDULE')}>
      {isRunning ? (
        <DateField control={control} name="bidEndTime" label="purchases.change_bidEndTime" hint="modifications.endHint" />
      ) : (
        <TextField
          control={control}
          name="deliveryDays"
          label="purchases.change_deliveryDays"
          unit="modifications.days"
          limit={limits.days}
        />
      )}
    </Section>
  );
}

/** Who takes the delivery, and where. */
export function ContactPart({ control }: PartProps) {
  const t = useT();
  return (
    <Section title={t('purchases.typeCONTACT')}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField control={control} name="contactName" label="purchases.change_contactName" limit={limits.contact} />
          <TextField control={control} name="contactPhone" label="purchases.change_contactPhone" limit={11} />
        </SimpleGrid>
        <TextField control={control} name="deliveryAddress" label="purchases.change_deliveryAddress" limit={limits.address} />
      </Stack>
    </Section>
  );
}
