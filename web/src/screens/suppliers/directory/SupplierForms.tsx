import { useApiMutation } from '@campus-procurement/hooks';
import { accountSourceValues } from '@campus-procurement/sdk/values';
import { useForm } from 'react-hook-form';
import { DateField } from '#ui/fields/DateField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { Reloading } from '#ui/form/useEdited.ts';
import type { Supplier } from './supplierColumns.tsx';

interface SupplierFormProps extends Reloading {
  supplier: Supplier;
}

const remarkLimit = 500;
const sourceChoices = accountSourceValues.map((value) => ({ value, label: `suppliers.source${value}` as const }));

/** The reviewers' remark on a supplier, which the supplier never sees. */
export function RemarkForm({ supplier: { id, version, companyName, remark }, onClose, onReload }: SupplierFormProps) {
  const save = useApiMutation('remarkCompany');
  const form = useForm({ defaultValues: { remark: remark ?? '' }, values: { remark: remark ?? '' } });
  return (
    <FormDrawer
      title={['suppliers.remarkOf', { name: companyName }]}
      form={form}
      draft={`remark ${id}`}
      onSubmit={(values) => save.mutateAsync({ body: { id, version, remark: values.remark.trim() } })}
      onClose={onClose}
      onReload={onReload}
    >
      <TextField
        control={form.control}
        name="remark"
        label="suppliers.remark"
        hint="suppliers.remarkHint"
        limit={remarkLimit}
        multiline
      />
    </FormDrawer>
  );
}

/** The source of a supplier's account. */
export function AccountSourceForm({
  supplier: { id, version, companyName, accountSource },
  onClose,
  onReload,
}: SupplierFormProps) {
  const save = useApiMutation('updateCompanyAccountSource');
  const form = useForm({
    defaultValues: { accountSource: accountSource ?? 'SELF' },
    values: { accountSource: accountSource ?? 'SELF' },
  });
  return (
    <FormDrawer
      title={['suppliers.sourceOf', { name: companyName }]}
      form={form}
      draft={`source ${id}`}
      onSubmit={(values) => save.mutateAsync({ body: { id, version, ...values } })}
      onClose={onClose}
      onReload={onReload}
    >
      <RadioField control={form.control} name="accountSource" label="suppliers.accountSource" choices={sourceChoices} required />
    </FormDrawer>
  );
}

/** The supplier's agreement with the school. */
export function AgreementForm({ supplier, onClose, onReload }: SupplierFormProps) {
  const { id, version, companyName, signedAgreement, agreementExpireDate } = supplier;
  const save = useApiMutation('updateCompanySignedAgreement');
  const saved = { signedAgreement, agreementExpireDate: agreementExpireDate ?? '' };
  const form = useForm({ defaultValues: saved, values: saved });
  const isSigned = form.watch('signedAgreement');
  return (
    <FormDrawer
      title={['suppliers.agreementOf', { name: companyName }]}
      form={form}
      draft={`agreement ${id}`}
      onSubmit={(values) => {
        const end = values.signedAgreement ? values.agreementExpireDate || null : null;
        return save.mutateAsync({ body: { id, version, signedAgreement: values.signedAgreement, agreementExpireDate: end } });
      }}
      onClose={onClose}
      onReload={onReload}
    >
      <SwitchField control={form.control} name="signedAgreement" label="suppliers.signedAgreement" />
      {isSigned && (
        <DateField
          control={form.control}
          name="agreementExpireDate"
          label="suppliers.agreementEnds"
          hint="suppliers.agreementHint"
          accuracy="day"
        />
      )}
    </FormDrawer>
  );
}
