import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import type { StepFormProps } from '../state/stepForm.ts';
import classes from './fulfilment.module.css';
import { limits, shortSchema } from './outcomeSchema.ts';

type Values = z.infer<ReturnType<typeof shortSchema>>;

/** The officer closes what will not be delivered any more. */
export default function ShortForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, version, projectName: name, fulfilment } = project;
  const open = (fulfilment?.lines ?? []).filter((line) => Number(line.openQuantity) > 0);
  const close = useApiMutation('closeLinesShort');
  const form = useForm<Values>({
    resolver: useRules(shortSchema),
    defaultValues: {
      lines: open.map((line) => ({ no: line.no, open: line.openQuantity, quantity: line.openQuantity })),
      reason: '',
    },
  });

  async function send({ lines, reason }: Values) {
    const closed = lines.flatMap(({ no, quantity }) => (Number(quantity) > 0 ? [{ no, quantity }] : []));
    await close.mutateAsync({ path: { id }, body: { version, lines: closed, reason } });
    notify.success(t('fulfilment.doneShort', { name }));
  }

  return (
    <FormDrawer
      title={['fulfilment.shortTitle', { name }]}
      form={form}
      draft={`short ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doCLOSE_SHORT"
    >
      <p className={classes.text}>{t('fulfilment.shortText')}</p>
      <PlainTable
        caption={t('fulfilment.openLines')}
        rows={open.map((line, index) => ({ ...line, index }))}
        rowKey={({ no }) => String(no)}
        empty={t('fulfilment.noLines')}
        columns={[
          { header: t('purchases.items'), cell: ({ itemName }) => itemName },
          { header: t('fulfilment.openQuantity'), cell: ({ openQuantity, unit }) => `${openQuantity} ${unit}`, align: 'end' },
          {
            header: t('fulfilment.closedQuantity'),
            cell: ({ index }) => (
              <TextField control={form.control} name={`lines.${index}.quantity`} label="fulfilment.closedQuantity" limit={13} />
            ),
            align: 'end',
          },
        ]}
      />
      <TextField control={form.control} name="reason" label="fulfilment.shortReason" limit={limits.short} multiline required />
    </FormDrawer>
  );
}
