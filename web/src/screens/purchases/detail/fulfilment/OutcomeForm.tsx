import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { fromCents, parseMoney, toCents } from '@campus-procurement/sdk/money';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { type Control, useController, useFieldArray, useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { choiceOfSupplier, useSupplierSearch } from '#ui/choices/useSupplierSearch.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import { notify } from '#ui/feedback/notify.ts';
import { DeclarationField } from '#ui/fields/DeclarationField.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { idsOf } from '#ui/fields/fileEntry.ts';
import { type Choice, LookupField } from '#ui/fields/LookupField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import type { Detail } from '../state/projectState.ts';
import type { StepFormProps } from '../state/stepForm.ts';
import classes from './fulfilment.module.css';
import { limits, type Outcome, outcomeSchema } from './outcomeSchema.ts';

const most = 20;

/** So many quotes the server wants of a way at least. */
const leastQuotes: Partial<Record<Schemas['ExecutionCode'], number>> = { INQUIRY: 3, NEGOTIATION: 2, CONSULTATION: 2 };

/** The officer registers from whom a purchase is bought that was not bid for, and for how much. */
export default function OutcomeForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, version, amount, projectName: name, items } = project;
  const least = leastQuotes[project.executionCode ?? 'ONLINE_BID'] ?? 0;
  const way = project.executionCode === null || project.executionCode === 'ONLINE_BID' ? null : project.executionCode;
  const register = useApiMutation('registerOtherProcurementOutcome');
  const form = useForm<Outcome>({
    resolver: useRules(outcomeSchema, amount),
    defaultValues: {
      supplierId: settled(project),
      dealAmount: amount,
      lines: items.map((item) => ({ amount: item.amount ?? '' })),
      reason: '',
      processFileIds: [],
      resultPublic: true,
      conflictDeclared: false,
      quotes: firstQuotes(project, least),
    },
  });
  const { control, setValue, getValues } = form;

  /** Splits the amount over the lines in proportion to the request; the last line takes the cents that are left. */
  function split() {
    const deal = parseMoney(getValues('dealAmount'));
    if (deal === null) return;
    const shares = splitOf(
      deal,
      items.map((item) => item.amount ?? '0.00'),
    );
    for (const [index, share] of shares.entries()) setValue(`lines.${index}.amount`, share, { shouldDirty: true });
  }

  async function send({ lines, quotes, processFileIds, ...said }: Outcome) {
    const body = {
      ...said,
      version,
      processFileIds: idsOf(processFileIds),
      ...(least > 0 && { quotes }),
      lines: lines.map((line, index) => ({ no: index + 1, amount: line.amount })),
    };
    await register.mutateAsync({ path: { id }, body });
    notify.success(t('fulfilment.doneOutcome', { name }));
  }

  return (
    <FormDrawer
      title={['fulfilment.outcomeTitle', { name }]}
      form={form}
      draft={`outcome ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doREGISTER_OUTCOME"
    >
      <OutcomeSupplier control={control} known={knownSuppliers(project)} />
      {least > 0 && <QuotesField control={control} least={least} />}
      <MoneyField control={control} name="dealAmount" label="fulfilment.dealAmount" hint="fulfilment.dealHint" required />
      <div className={classes.acts}>
        <Button variant="default" size="xs" onClick={split}>
          {t('fulfilment.split')}
        </Button>
      </div>
      <PlainTable
        caption={t('fulfilment.linePrices')}
        rows={items.map((item, index) => ({ ...item, index }))}
        rowKey={({ index }) => String(index)}
        empty={t('fulfilment.noLines')}
        columns={[
          { header: t('purchases.items'), cell: ({ itemName, quantity, unit }) => `${itemName} × ${quantity} ${unit}` },
          {
            header: t('fulfilment.linePrice'),
            cell: ({ index }) => (
              <MoneyField control={control} name={`lines.${index}.amount`} label="fulfilment.linePrice" required />
            ),
            align: 'end',
          },
        ]}
      />
      <TextField control={control} name="reason" label="fulfilment.outcomeReason" limit={limits.reason} multiline required />
      <FilesField
        control={control}
        name="processFileIds"
        label="fulfilment.processFiles"
        hint={way === null ? 'fulfilment.processHint' : `ways.papers_${way}`}
        bizType="PURCHASE"
        limit={limits.files}
        required
      />
      {(project.pattern?.publicityDays ?? 0) > 0 ? (
        <Text size="sm">{t('ways.mustPublish')}</Text>
      ) : (
        <SwitchField control={control} name="resultPublic" label="fulfilment.resultPublic" />
      )}
      <DeclarationField control={control} name="conflictDeclared" label="fulfilment.declaration" />
    </FormDrawer>
  );
}

type Way = Pick<Detail, 'executionCode' | 'wayFacts'>;

/** Suppliers that the request proposes or invites, and that of the agreement. */
function knownSuppliers({ executionCode, wayFacts }: Way): Choice[] {
  if (wayFacts === null) return [];
  const { suppliers, framework } = wayFacts;
  if (executionCode === 'FRAMEWORK') return framework ? [{ value: framework.supplierId, label: framework.supplierName }] : [];
  return suppliers.map(({ supplierId, supplierName }) => ({ value: supplierId, label: supplierName }));
}

/** The supplier where only one is proposed; '' where there is a choice. */
function settled(project: Way): string {
  const isOne = ['DIRECT', 'SINGLE_SOURCE', 'FRAMEWORK'].includes(project.executionCode ?? '');
  return (isOne && knownSuppliers(project)[0]?.value) || '';
}

/** A row for each supplier that is invited, so that only the amounts are to be entered. */
function firstQuotes(project: Way, least: number) {
  if (least === 0) return [];
  const invited = knownSuppliers(project).map(({ label }) => ({ supplierName: label, amount: '' }));
  const more = Array.from({ length: Math.max(0, least - invited.length) }, () => ({ supplierName: '', amount: '' }));
  return [...invited, ...more];
}

/** Splits an amount in proportion to some parts; the last one takes the cents that are left. */
function splitOf(amount: string, parts: readonly string[]): string[] {
  const all = parts.reduce((sum, part) => sum + toCents(part), 0n);
  if (all === 0n) return [...parts];
  const shares = parts.map((part) => (toCents(part) * toCents(amount)) / all);
  const rest = toCents(amount) - shares.reduce((sum, share) => sum + share, 0n);
  return shares.map((share, index) => fromCents(index === shares.length - 1 ? share + rest : share));
}

interface OutcomeSupplierProps {
  control: Control<Outcome>;
  /** Those that the request names. */
  known: Choice[];
}

/** From whom it is bought: an approved supplier of the library, those that the request names first. */
function OutcomeSupplier({ control, known }: OutcomeSupplierProps) {
  const [found, search] = useSupplierSearch('APPROVED');
  const [chosen, setChosen] = useState<Choice[]>([]);
  const { field } = useController({ control, name: 'supplierId' });
  const choices = withChosen(withChosen((found.data?.records ?? []).map(choiceOfSupplier), known), chosen);
  const now = choices.find(({ value }) => value === field.value);
  // What was chosen stays among the choices when another name is searched.
  if (now && chosen[0]?.value !== now.value) setChosen([now]);
  return (
    <LookupField control={control} name="supplierId" label="fulfilment.supplier" choices={choices} onSearch={search} required />
  );
}

/** What was offered by whom: a row each. @param least so many there are at least */
function QuotesField({ control, least }: { control: Control<Outcome>; least: number }) {
  const t = useT();
  const { fields, append, remove } = useFieldArray({ control, name: 'quotes' });
  return (
    <fieldset className={classes.quotes}>
      <legend>{t('ways.quotes')}</legend>
      <p>{t('ways.quotesHint', { count: least })}</p>
      {fields.map(({ id }, index) => (
        <div key={id} className={classes.quote}>
          <TextField control={control} name={`quotes.${index}.supplierName`} label="ways.quoteBy" limit={100} required />
          <MoneyField control={control} name={`quotes.${index}.amount`} label="ways.quote" required />
          <ActionIcon
            size={36}
            aria-label={t('ways.removeQuote', { no: index + 1 })}
            disabled={fields.length <= least}
            onClick={() => remove(index)}
          >
            <IconX size={16} stroke={1.5} />
          </ActionIcon>
        </div>
      ))}
      {fields.length < most && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={() => append({ supplierName: '', amount: '' })}
        >
          {t('ways.addQuote')}
        </Button>
      )}
    </fieldset>
  );
}
