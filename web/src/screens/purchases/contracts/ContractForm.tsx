import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, SimpleGrid } from '@mantine/core';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { today } from '#ui/date/dateRange.ts';
import { notify } from '#ui/feedback/notify.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormPage } from '#ui/form/FormPage.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { Section } from '#ui/page/Section.tsx';
import { type ContractValues, changesOf, contractSchema, limits, valuesOf } from './contractSchema.ts';
import { PlanSheet } from './PlanSheet.tsx';

interface ContractFormProps {
  contract: Schemas['ContractDetail'];
  /** Reads the contract again. */
  onReload: () => Promise<unknown>;
  /** Asks, and sends the version that was saved. */
  onSubmit: (version: number) => Promise<void>;
}

/** The draft of a contract: saved by itself in the browser, and at the server when asked to. Submitting saves first. */
export default function ContractForm({ contract, onReload, onSubmit }: ContractFormProps) {
  const t = useT();
  const { id, version, contractName: name, amount, projectId } = contract;
  const project = useApiQuery('getProjectDetail', { path: { id: projectId } });
  const save = useApiMutation('updateContract');
  const form = useForm<ContractValues>({
    resolver: useRules(contractSchema, amount),
    defaultValues: valuesOf(contract),
    values: valuesOf(contract),
  });
  const { control, formState } = form;
  // What the pressed button does once it is saved.
  const isSubmitted = useRef(false);
  const saved = useRef(version);

  async function send(values: ContractValues) {
    const answer = await save.mutateAsync({ path: { id }, body: { version, ...changesOf(values) } });
    saved.current = answer.version;
    await onReload();
  }

  function done() {
    if (isSubmitted.current) void onSubmit(saved.current);
    else notify.success(t('contracts.saved', { name }));
  }

  const press = (isSubmitting: boolean) => () => {
    isSubmitted.current = isSubmitting;
  };
  return (
    <FormPage
      form={form}
      onSubmit={send}
      onDone={done}
      onReload={onReload}
      savedText={null}
      staysOpen
      draft={{ name: `contract ${id}`, title: ['contracts.draftOf', { name }] }}
    >
      <Section title={t('contracts.parties')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField control={control} name="contractName" label="contracts.name" limit={limits.name} required />
          <DateField
            control={control}
            name="deliveryDate"
            label="contracts.deliveryDate"
            accuracy="day"
            isDisabled={isPast}
            required
          />
          <TextField control={control} name="partyAContact" label="contracts.contactA" limit={limits.contact} required />
          <TextField control={control} name="partyAPhone" label="contracts.phoneA" limit={limits.phone} required />
          <TextField control={control} name="partyBContact" label="contracts.contactB" limit={limits.contact} required />
          <TextField control={control} name="partyBPhone" label="contracts.phoneB" limit={limits.phone} required />
          <TextField
            control={control}
            name="warrantyMonths"
            label="contracts.warranty"
            unit="contracts.monthsUnit"
            limit={limits.months}
            required
          />
        </SimpleGrid>
      </Section>
      <PlanSheet form={form} amount={amount} wanted={project.data?.paymentTerms ?? null} />
      <Section title={t('contracts.others')}>
        <TextField
          control={control}
          name="terms"
          label="contracts.terms"
          hint="contracts.termsHint"
          limit={limits.terms}
          multiline
        />
        <FilesField control={control} name="draftFile" label="contracts.draftFile" bizType="PURCHASE" limit={1} />
      </Section>
      <ActionBar start={t('contracts.submitHint')}>
        <Button type="submit" variant="default" onClick={press(false)} loading={formState.isSubmitting}>
          {t('contracts.save')}
        </Button>
        <Button type="submit" onClick={press(true)} loading={formState.isSubmitting}>
          {t('contracts.doSUBMIT')}
        </Button>
      </ActionBar>
    </FormPage>
  );
}

const isPast = (day: string) => day < today();
