import { useApiMutation } from '@campus-procurement/hooks';
import { parseMoney } from '@campus-procurement/sdk/money';
import { Button, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { DeclarationField } from '#ui/fields/DeclarationField.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { idsOf } from '#ui/fields/fileEntry.ts';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import type { StepFormProps } from '../state/stepForm.ts';
import classes from './fulfilment.module.css';
import { OutcomeSupplier } from './OutcomeSupplier.tsx';
import { firstQuotes, knownSuppliers, leastQuotes, settled } from './outcomeOfWay.ts';
import { limits, type Outcome, outcomeSchema } from './outcomeSchema.ts';
import { QuotesField } from './QuotesField.tsx';
import { splitOf } from './splitOf.ts';

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
