import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { sumOf } from '@campus-procurement/sdk/money';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { today } from '#ui/date/dateRange.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';
import { jointInvoiceSchema, limits } from '../detail/bills/billsSchema.ts';
import { fileOf, InvoiceDate, InvoiceFile } from '../detail/bills/invoiceFields.tsx';

type Values = z.infer<ReturnType<typeof jointInvoiceSchema>>;

interface JointInvoiceFormProps {
  /** What the invoice covers. */
  purchases: readonly Schemas['UnbilledPurchase'][];
  onClose: () => void;
  onReload: () => void;
}

/** Enters one invoice for several purchases of a supplier, with an amount for each: at first what is open of it. */
export default function JointInvoiceForm({ purchases, onClose, onReload }: JointInvoiceFormProps) {
  const t = useT();
  const save = useApiMutation('recordInvoice');
  const open = purchases.map(({ openAmount }) => openAmount);
  const form = useForm<Values>({
    resolver: useRules(jointInvoiceSchema),
    defaultValues: {
      number: '',
      amount: sumOf(open),
      date: today(),
      parts: open.map((amount) => ({ amount })),
      file: [],
    },
  });
  const { control } = form;
  const [first] = purchases;
  const isOfOne = purchases.every(({ sellerName, sellerId }) => sellerName === first?.sellerName && sellerId === first.sellerId);

  async function send({ file, parts, ...invoice }: Values) {
    const billed = purchases.map(({ id: projectId, openAmount }, index) => ({
      projectId,
      amount: parts[index]?.amount ?? openAmount,
    }));
    await save.mutateAsync({ body: { ...invoice, parts: billed, ...fileOf(file) } });
    notify.success(t('projects.doneJoint', { number: invoice.number, count: purchases.length }));
  }

  return (
    <FormDrawer
      title={['projects.jointTitle', { name: first?.sellerName ?? '' }]}
      form={form}
      draft={null}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doADD_INVOICE"
    >
      {!isOfOne && <Message tone="warning">{t('projects.severalSellers')}</Message>}
      <TextField
        control={control}
        name="number"
        label="projects.invoiceNumber"
        hint="projects.numberHint"
        limit={limits.number}
        required
      />
      <MoneyField control={control} name="amount" label="projects.invoiceTotal" hint="projects.invoiceTotalHint" required />
      <InvoiceDate control={control} name="date" />
      <PlainTable
        caption={t('projects.invoiceParts')}
        rows={purchases.map((purchase, index) => ({ ...purchase, index }))}
        rowKey={({ id }) => id}
        empty=""
        columns={[
          {
            header: t('projects.invoiceParts'),
            cell: ({ projectName, projectCode, sellerName }) => (
              <TwoLines first={projectName} second={isOfOne ? projectCode : `${projectCode} · ${sellerName}`} />
            ),
          },
          {
            header: t('projects.openYuan'),
            cell: ({ index }) => <MoneyField control={control} name={`parts.${index}.amount`} label="projects.amount" required />,
            align: 'end',
          },
        ]}
      />
      <InvoiceFile control={control} name="file" />
    </FormDrawer>
  );
}
