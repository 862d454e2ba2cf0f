import type { Schemas } from '@campus-procurement/sdk';
import { Button, CloseButton, Input, MultiSelect, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Choice } from '#ui/fields/LookupField.tsx';
import { wrongIn } from '#ui/fields/refusedRows.ts';
import type { UserValues } from './userSchema.ts';
import classes from './users.module.css';

type Grant = Schemas['RoleDeptGrant'];

interface RoleDeptFieldProps {
  control: Control<UserValues>;
  roles: readonly Choice[];
  depts: readonly Choice[];
  readOnly: boolean;
}

/** Edits the roles of a user, each with its departments. */
export function RoleDeptField({ control, roles, depts, readOnly }: RoleDeptFieldProps) {
  const t = useT();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'roleDeptList' });
  const wrongAt = wrongIn(fieldState.error);
  const isWrong = (path: string) => wrongAt(path) !== undefined;
  const grants: Grant[] = field.value;
  const rowFaults = grants.map((_, index) => wrongAt(String(index)));
  const firstWrong = rowFaults.findIndex((fault) => fault !== undefined);
  const set = (index: number, change: Partial<Grant>) =>
    field.onChange(grants.map((grant, at) => (at === index ? { ...grant, ...change } : grant)));
  const isHeld = (roleId: string) => grants.some((grant) => grant.roleId === roleId);

  return (
    <Input.Wrapper
      label={t('users.roles')}
      labelElement="div"
      labelProps={{ id }}
      description={t(readOnly ? 'users.ownFixed' : 'users.rolesHint')}
      error={fieldState.error?.message ?? fieldState.error?.root?.message ?? rowFaults[firstWrong]}
      errorProps={{ mt: 6 }}
      withAsterisk
    >
      <fieldset className={classes.grants} aria-labelledby={id}>
        {grants.map(({ roleId, deptIds }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an unfinished grant has nothing else of its own, and no row keeps anything
          <div key={index} className={classes.grant} data-refused={isWrong(String(index)) || undefined}>
            <Select
              label={t('users.role')}
              aria-label={t('users.roleAt', { place: index + 1 })}
              placeholder={t('users.chooseRole')}
              data={roles.filter(({ value }) => value === roleId || !isHeld(value))}
              value={roleId || null}
              onChange={(value) => set(index, { roleId: value ?? '' })}
              error={isWrong(`${index}.roleId`)}
              searchable
              allowDeselect={false}
              disabled={readOnly}
              nothingFoundMessage={t('ui.nothingFound')}
              {...(index === Math.max(0, firstWrong) && { ref: field.ref })}
            />
            <MultiSelect
              className={classes.depts}
              label={t('users.depts')}
              aria-label={t('users.deptsAt', { place: index + 1 })}
              placeholder={deptIds.length === 0 ? t('users.chooseDepts') : ''}
              data={depts}
              value={deptIds}
              onChange={(value) => set(index, { deptIds: value })}
              error={isWrong(`${index}.deptIds`)}
              searchable
              disabled={readOnly}
              hidePickedOptions
              nothingFoundMessage={t('ui.nothingFound')}
            />
            {!readOnly && (
              <CloseButton
                className={classes.remove}
                aria-label={t('users.removeRole', { place: index + 1 })}
                onClick={() => field.onChange(grants.toSpliced(index, 1))}
              />
            )}
          </div>
        ))}
        {!readOnly && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            style={{ alignSelf: 'flex-start' }}
            onClick={() => field.onChange([...grants, { roleId: '', deptIds: [] }])}
            {...(grants.length === 0 && { ref: field.ref })}
          >
            {t('users.addRole')}
          </Button>
        )}
      </fieldset>
    </Input.Wrapper>
  );
}
