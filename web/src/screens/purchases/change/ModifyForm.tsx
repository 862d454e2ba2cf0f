import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { sumOf } from '@campus-procurement/sdk/money';
import { ActionIcon, Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { type Control, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { ChoicesField } from '#ui/fields/ChoicesField.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormPage } from '#ui/form/FormPage.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { Section } from '#ui/page/Section.tsx';
import { usePurposeLabel } from '#ui/purchase/usePurposeLabel.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { LinesPart } from './LinesPart.tsx';
import classes from './modify.module.css';
import { costsRound, limits, type ModifyValues, modifySchema, valuesOf, wantedOf } from './modifySchema.ts';

const isAmount = (amount: string) => /^\d+\.\d{2}$/.test(amount);

type Project = Schemas['ProjectDetail'];

interface ModifyFormProps {
  project: Project;
  /** Null: a new change. */
  draft: Schemas['ProjectModifyDetail'] | null;
  onSaved: (id: string) => unknown;
  onCancel: () => void;
  /** Reads anew what somebody else has changed. */
  onReload: () => unknown;
}

const running: readonly Project['status'][] = ['PUBLISHED', 'BIDDING'];

/** What is to be changed, with what the purchase says now filled in. Saving leads to the comparison. */
export function ModifyForm({ project, draft, onSaved, onCancel, onReload }: ModifyFormProps) {
  const t = useT();
  const save = useApiMutation('saveProjectModify');
  const { id: projectId, projectName: name, nextTime, modifyTypes } = project;
  const isRunning = running.includes(project.status);
  const form = useForm<ModifyValues>({
    resolver: useRules(modifySchema),
    defaultValues: valuesOf(project, isRunning ? nextTime : null, draft),
  });
  const { control, formState } = form;
  const types = useWatch({ control, name: 'modifyType' });
  const saved = useRef('');
  // A draft may want what is not possible any more.
  const offered = [...new Set([...modifyTypes, ...(draft?.modifyType ?? [])])];

  async function send(values: ModifyValues) {
    const { modifyType, reason } = values;
    const body = {
      ...(draft && { id: draft.id, version: draft.version }),
      projectId,
      modifyType: modifyType as Schemas['ModifyType'][],
      reason,
      changes: wantedOf(values, isRunning && !costsRound(modifyType)),
    };
    saved.current = (await save.mutateAsync({ body })).id;
  }

  const has = (type: Schemas['ModifyType']) => types.includes(type);
  const hasRound = offered.some((type) => type === 'CONTENT' || type === 'PRICE');
  const isVoid = isRunning && costsRound(types);
  return (
    <FormPage
      form={form}
      onSubmit={send}
      onDone={() => onSaved(saved.current)}
      onReload={onReload}
      savedText="modifications.saved"
      draft={{ name: `change ${draft?.id ?? projectId}`, title: ['modifications.titleOf', { name }] }}
    >
      <Section title={t('modifications.what')}>
        <Stack gap="md">
          <ChoicesField
            control={control}
            name="modifyType"
            label="modifications.type"
            choices={offered.map((type) => ({ value: type, label: t(`purchases.type${type}`) }))}
            required
          />
          <TextField
            control={control}
            name="reason"
            label="modifications.reason"
            hint={isRunning ? 'modifications.reasonPublic' : 'modifications.reasonHint'}
            limit={limits.reason}
            multiline
            required
          />
          {isRunning && !isVoid && hasRound && <p className={classes.quiet}>{t('modifications.costsRound')}</p>}
          {isVoid && (
            <Message tone="warning">
              <Text size="sm">{t('purchases.costRound')}</Text>
            </Message>
          )}
        </Stack>
      </Section>
      {has('CONTENT') && <ContentPart control={control} />}
      {(has('CONTENT') || has('PRICE')) && <LinesPart control={control} hasContent={has('CONTENT')} hasPrice={has('PRICE')} />}
      {(has('CONTENT') || has('PRICE')) && <ArgumentPart control={control} />}
      {has('FUNDS') && <CardsPart control={control} project={project} />}
      {has('SCHEDULE') && <SchedulePart control={control} isRunning={isRunning && !isVoid} />}
      {has('CONTACT') && <ContactPart control={control} />}
      <ActionBar start={t('modifications.saveHint')}>
        <Button variant="default" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={formState.isSubmitting}>
          {t('modifications.save')}
        </Button>
      </ActionBar>
    </FormPage>
  );
}

interface CardsPartProps {
  control: Control<ModifyValues>;
  project: Schemas['ProjectDetail'];
}

/** The cards that pay, and how much each. Together they pay what the lines cost. */
function CardsPart({ control, project }: CardsPartProps) {
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

interface PartProps {
  control: Control<ModifyValues>;
}

/** What the purchase is for, and what suppliers must be able to do. */
function ContentPart({ control }: PartProps) {
  const t = useT();
  const purpose = usePurposeLabel();
  return (
    <Section title={t('purchases.typeCONTENT')}>
      <Stack gap="md">
        <TextField control={control} name="description" label={purpose} limit={limits.long} multiline />
        <TextField control={control} name="requirements" label="purchases.change_requirements" limit={limits.long} multiline />
      </Stack>
    </Section>
  );
}

/** The report that other lines or amounts may need. */
function ArgumentPart({ control }: PartProps) {
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
function SchedulePart({ control, isRunning }: PartProps & { isRunning: boolean }) {
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
function ContactPart({ control }: PartProps) {
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
