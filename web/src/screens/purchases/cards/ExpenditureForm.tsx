import { useApiMutation, useApiQuery, useRecord } from '@campus-procurement/hooks';
import { fundTypeValues } from '@campus-procurement/sdk/values';
import { useForm } from 'react-hook-form';
import { deptChoices } from '#ui/choices/deptChoices.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { UserField } from '#ui/fields/UserField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import type { Card } from './expenditureColumns.tsx';
import { type CardValues, cardSchema, inputOf, limits, valuesOf } from './expenditureSchema.ts';

const typeChoices = fundTypeValues.map((value) => ({ value, label: `funds.type${value}` as const }));

interface ExpenditureFormProps {
  /** The card to edit; null to create one. */
  card: Card | null;
  onClose: () => void;
}
/** The code of the refusal of a total below the frozen amount. */
const tooLittle = 4160;

export default function ExpenditureForm({ card, onClose }: ExpenditureFormProps) {
  const detail = useRecord('getExpenditureDetail', { path: { id: card?.id ?? '' } }, { enabled: card !== null });
  const companyId = card?.companyId;
  const tree = useApiQuery('getLocalDeptTree', { query: { ...(companyId && { companyId }), status: 'ENABLED' } });
  const create = useApiMutation('saveExpenditure');
  const update = useApiMutation('updateExpenditure');
  const before = detail.data ?? null;
  const form = useForm({
    resolver: useRules(cardSchema),
    defaultValues: valuesOf(null),
    ...(before && { values: valuesOf(before) }),
  });
  const { control } = form;

  function save(values: CardValues) {
    const { cardNo, ...changes } = inputOf(values);
    if (!card) return create.mutateAsync({ body: { cardNo, ...changes } });
    if (!before) throw new Error('The form is saved before the card has been read');
    return update.mutateAsync({ path: { id: before.id }, body: { version: before.version, ...changes } });
  }

  async function reload() {
    const data = await detail.refetch();
    // Not done by `values`, which ignores a change of the version alone.
    if (data) form.reset(valuesOf(data));
  }

  return (
    <FormDrawer
      saved={{ thing: 'funds.thing', name: 'cardName' }}
      title={card ? ['funds.edit', { name: card.cardName }] : ['funds.create']}
      form={form}
      draft={card?.id ?? 'new'}
      waitFor={card ? [detail] : []}
      onSubmit={save}
      onClose={onClose}
      onReload={reload}
      fieldOfCode={{ [tooLittle]: 'totalAmount' }}
    >
      <TextField
        control={control}
        name="cardNo"
        label="funds.cardNo"
        hint={card ? undefined : 'funds.cardNoHint'}
        limit={limits.cardNo}
        required
        readOnly={card !== null}
      />
      <TextField control={control} name="cardName" label="funds.cardName" limit={limits.cardName} required />
      <SelectField control={control} name="fundType" label="funds.type" choices={typeChoices} required />
      <UserField
        control={control}
        name="ownerId"
        label="funds.owner"
        hint="funds.ownerHint"
        person={before && { id: before.ownerId, name: before.ownerName }}
        required
      />
      <LookupField control={control} name="deptId" label="funds.dept" choices={deptChoices(tree.data ?? [])} required />
      <MoneyField control={control} name="totalAmount" label="funds.total" hint={card ? 'funds.totalHint' : undefined} required />
      <DateField control={control} name="validFrom" label="funds.validFrom" accuracy="day" />
      <DateField control={control} name="validTo" label="funds.validTo" hint="funds.validToHint" accuracy="day" />
    </FormDrawer>
  );
}
