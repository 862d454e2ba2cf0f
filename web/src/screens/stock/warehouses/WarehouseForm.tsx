import { useApiMutation, useApiQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { warehouseTypeValues } from '@campus-procurement/sdk/values';
import { Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { deptChoices } from '#ui/choices/deptChoices.ts';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { UsersField } from '#ui/fields/UsersField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { RowForm } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { statusChoices } from '#ui/status/StatusBadge.tsx';
import { PlacesField } from './PlacesField.tsx';
import { changesOf, inputOf, limits, valuesOf, type WarehouseValues, warehouseSchema } from './warehouseSchema.ts';

const kinds = warehouseTypeValues.map((value) => ({ value, label: `stock.kind${value}` as const }));

/** A store with its places. Keepers change their own, but for what administrators settle. */
export default function WarehouseForm({ row: warehouse, onClose, onReload }: RowForm<Schemas['Warehouse']>) {
  const t = useT();
  const isAdministrator = usePermission()('stock:warehouse:create');
  const tree = useApiQuery('getLocalDeptTree', { query: {} }, { enabled: isAdministrator });
  const create = useApiMutation('saveWarehouse');
  const update = useApiMutation('updateWarehouse');
  const form = useForm({
    resolver: useRules(warehouseSchema),
    defaultValues: valuesOf(warehouse),
    ...(warehouse && { values: valuesOf(warehouse) }),
  });
  const { control } = form;

  function save(values: WarehouseValues) {
    if (!warehouse) return create.mutateAsync({ body: inputOf(values) });
    const body = { version: warehouse.version, ...changesOf(values, isAdministrator) };
    return update.mutateAsync({ path: { id: warehouse.id }, body });
  }

  return (
    <FormDrawer
      saved={{ thing: 'stock.thing', name: 'warehouseName' }}
      title={warehouse ? ['stock.edit', { name: warehouse.warehouseName }] : ['stock.create']}
      form={form}
      waitFor={isAdministrator ? [tree] : []}
      draft={warehouse?.id ?? 'new'}
      onSubmit={save}
      onClose={onClose}
      onReload={onReload}
    >
      <TextField
        control={control}
        name="warehouseCode"
        label="stock.code"
        limit={limits.warehouseCode}
        readOnly={warehouse !== null}
        required
      />
      <TextField control={control} name="warehouseName" label="stock.name" limit={limits.warehouseName} required />
      {isAdministrator ? (
        <>
          <SelectField control={control} name="warehouseType" label="stock.kind" choices={kinds} required />
          <LookupField control={control} name="deptId" label="stock.dept" choices={deptChoices(tree.data ?? [])} required />
          <UsersField
            control={control}
            name="keeperIds"
            label="stock.keepers"
            hint="stock.keepersHint"
            people={warehouse?.keepers ?? []}
            roleCode="warehouse_keeper"
            required
          />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {t('stock.keepersFixed')}
        </Text>
      )}
      <TextField control={control} name="address" label="stock.address" limit={limits.address} required />
      <RadioField control={control} name="status" label="stock.status" choices={statusChoices} />
      <PlacesField control={control} />
    </FormDrawer>
  );
}
