import { useApiMutation, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, CloseButton, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type Control, useFieldArray, useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormPage } from '#ui/form/FormPage.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { type CalendarValues, calendarSchema, mostDays } from './calendarSchema.ts';
import classes from './pattern.module.css';
import { StateDays } from './StateDays.tsx';

interface CalendarFormProps {
  calendar: Schemas['CalendarYear'];
  /** Reads the year as it is now. */
  onReload: () => Promise<unknown>;
}

/** Shows the days of a school in a year beside those of the state, and changes the former where the user may. */
export function CalendarForm({ calendar, onReload }: CalendarFormProps) {
  const { companyId, year, version, days, stateDays, updateTime, updateByName } = calendar;
  const t = useT();
  const format = useFormat();
  const mayEdit = usePermission()('system:calendar:update');
  const save = useApiMutation('saveCalendarDays');
  const form = useForm<CalendarValues>({ resolver: useRules(calendarSchema, year), defaultValues: { days }, values: { days } });

  async function submit(values: CalendarValues) {
    await save.mutateAsync({ body: { companyId, year, version, days: values.days } });
    await onReload();
  }

  return (
    <FormPage
      form={form}
      onSubmit={submit}
      savedText="purchasing.calendarSaved"
      onReload={onReload}
      staysOpen
      {...(mayEdit && { draft: { name: `calendar ${year} of ${companyId}`, title: ['purchasing.tab_calendar'] } })}
    >
      <Text size="sm" c="dimmed">
        {updateTime === null
          ? t('purchasing.calendarHint')
          : t('purchasing.calendarChanged', { time: format.dateTime(updateTime), name: updateByName ?? '–' })}
      </Text>
      <StateDays days={stateDays} />
      <Title order={3} size="h5">
        {t('purchasing.calendarOwn')}
      </Title>
      <OwnDays control={form.control} year={year} mayEdit={mayEdit} />
      {mayEdit && (
        <Group justify="flex-end">
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('ui.save')}
          </Button>
        </Group>
      )}
    </FormPage>
  );
}

const kinds = [
  { value: 'HOLIDAY', label: 'purchasing.calendarHOLIDAY' },
  { value: 'WORKDAY', label: 'purchasing.calendarWORKDAY' },
] as const;

function OwnDays({ control, year, mayEdit }: { control: Control<CalendarValues>; year: number; mayEdit: boolean }) {
  const t = useT();
  const { fields, append, remove } = useFieldArray({ control, name: 'days' });
  const shared = { control, required: mayEdit, readOnly: !mayEdit };
  return (
    <>
      {fields.length === 0 && <Text c="dimmed">{t('purchasing.calendarNone', { year })}</Text>}
      <ol className={classes.nodes} aria-label={t('purchasing.calendarOwn')}>
        {fields.map(({ id }, index) => (
          <li key={id} className={classes.day}>
            <div>
              <DateField
                {...shared}
                name={`days.${index}.date`}
                label="purchasing.calendarDate"
                accuracy="day"
                isDisabled={(day) => !day.startsWith(`${year}-`)}
              />
            </div>
            <SelectField {...shared} name={`days.${index}.kind`} label="purchasing.calendarKind" choices={kinds} />
            <div>
              <TextField {...shared} name={`days.${index}.name`} label="purchasing.calendarName" limit={50} />
            </div>
            {mayEdit && (
              <CloseButton onClick={() => remove(index)} aria-label={t('purchasing.calendarRemove', { no: index + 1 })} />
            )}
          </li>
        ))}
      </ol>
      {mayEdit && (
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} />}
            disabled={fields.length >= mostDays}
            onClick={() => append({ date: '', kind: 'HOLIDAY', name: '' })}
          >
            {t('purchasing.calendarAdd')}
          </Button>
        </Group>
      )}
    </>
  );
}
