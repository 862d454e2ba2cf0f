import { useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { dataScopeValues } from '@campus-procurement/sdk/values';
import { Text } from '@mantine/core';
import type { Control } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { TreeField } from '#ui/fields/TreeField.tsx';
import { statusChoices } from '#ui/status/StatusBadge.tsx';
import { limits, type RoleValues } from './roleSchema.ts';
import { useMenuNodes } from './useMenuNodes.ts';

const scopeChoices = dataScopeValues.map((value) => ({ value, label: `roles.scope${value}` as const }));

interface RoleFieldsProps {
  control: Control<RoleValues>;
  isBuiltIn: boolean;
  /** The menus that can be granted. If undefined, the field is left out. */
  menus: Schemas['Menu'][] | undefined;
}

export function RoleFields({ control, isBuiltIn, menus }: RoleFieldsProps) {
  const t = useT();
  const { userType } = useUser();
  const nodes = useMenuNodes(menus);
  return (
    <>
      <TextField control={control} name="roleName" label="roles.name" limit={limits.roleName} required />
      <TextField
        control={control}
        name="roleCode"
        label="roles.code"
        hint={isBuiltIn ? 'roles.codeFixed' : 'roles.codeHint'}
        limit={limits.roleCode}
        required
        readOnly={isBuiltIn}
      />
      <SelectField
        control={control}
        name="dataScope"
        label="roles.dataScope"
        hint="roles.dataScopeHint"
        choices={scopeChoices}
        required
      />
      <RadioField control={control} name="status" label="roles.status" choices={statusChoices} />
      <TextField control={control} name="remark" label="roles.remark" limit={limits.remark} multiline />
      {menus && <TreeField control={control} name="menuIds" label="roles.menus" hint="roles.menusHint" roots={nodes} />}
      {menus && userType !== 'PLATFORM' && (
        <Text size="xs" c="dimmed" mt={-8}>
          {t('roles.menusElsewhere')}
        </Text>
      )}
    </>
  );
}
