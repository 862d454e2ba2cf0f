import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import { menuTypeValues } from '@campus-procurement/sdk/values';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { reloadOf, withBelow } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { statusChoices } from '#ui/status/StatusBadge.tsx';
import { IconField } from './IconField.tsx';
import { defaultSystem, type Editing, inputOf, limits, type MenuValues, menuSchema, parentsFor, valuesOf } from './menuSchema.ts';

const typeChoices = menuTypeValues.map((value) => ({ value, label: `menus.type${value}` as const }));

interface MenuFormProps {
  editing: Editing;
  onEdit: (editing: Editing) => void;
  onClose: () => void;
}

/** Creates, edits or moves an entry or button. */
export default function MenuForm({ editing, onEdit, onClose }: MenuFormProps) {
  const t = useT();
  const menu = 'menu' in editing ? editing.menu : null;
  const above = 'above' in editing ? editing.above : null;
  const sysCode = (menu ?? above)?.sysCode ?? defaultSystem;
  const tree = useApiQuery('queryMenuTree', { body: { sysCode } });
  const codes = useApiQuery('listPermissionCodes');
  const create = useApiMutation('saveMenu');
  const update = useApiMutation('updateMenu');
  const form = useForm({
    resolver: useRules(menuSchema),
    defaultValues: valuesOf(editing),
    ...(menu && { values: valuesOf(editing) }),
  });
  const { control, watch } = form;
  const menuType = watch('menuType');
  const isButton = menuType === 'BUTTON';
  // The server does not let entries be disabled that the administration of the menu itself needs.
  const isProtected = menu?.status === 'ENABLED' && !menu.allowedActions.includes('DISABLE');

  function save(values: MenuValues) {
    const input = inputOf(values);
    if (!menu) return create.mutateAsync({ body: { ...input, menuType: values.menuType, sysCode } });
    return update.mutateAsync({ body: { id: menu.id, version: menu.version, ...input } });
  }

  const codeChoices = (codes.data ?? []).map(({ permission, operations }) => ({
    value: permission,
    label: t('menus.codeChoice', { permission, operations }),
  }));
  return (
    <FormDrawer
      saved={{ thing: 'menus.thing', name: 'menuName' }}
      title={menu ? ['menus.edit', { name: menu.menuName }] : ['menus.create']}
      form={form}
      waitFor={[tree, codes]}
      draft={menu?.id ?? (above ? `new below ${above.id}` : 'new')}
      onSubmit={save}
      onClose={onClose}
      onReload={reloadOf(menu, withBelow(tree.data ?? []), (latest) => onEdit({ menu: latest }))}
    >
      <RadioField control={control} name="menuType" label="menus.type" choices={typeChoices} readOnly={menu !== null} />
      <LookupField
        control={control}
        name="parentId"
        label="menus.parent"
        hint="menus.parentHint"
        choices={parentsFor(menuType, menu?.id ?? null, tree.data ?? [])}
        required={isButton}
      />
      <TextField control={control} name="menuName" label="menus.name" limit={limits.menuName} required />
      <TextField control={control} name="menuNameEn" label="menus.nameEn" limit={limits.menuNameEn} />
      {!isButton && (
        <>
          <TextField
            control={control}
            name="routeName"
            label="menus.routeName"
            hint="menus.routeHint"
            limit={limits.routeName}
            required
          />
          <TextField control={control} name="path" label="menus.path" hint="menus.pathHint" limit={limits.path} required />
          <IconField control={control} name="icon" />
        </>
      )}
      <LookupField
        control={control}
        name="permission"
        label="menus.permission"
        hint="menus.permissionHint"
        choices={codeChoices}
        readOnly={isProtected && menu.permission !== null}
        required={isButton}
      />
      {!isButton && (
        <>
          <TextField control={control} name="description" label="menus.description" limit={limits.description} />
          <TextField control={control} name="descriptionEn" label="menus.descriptionEn" limit={limits.descriptionEn} />
          <SwitchField control={control} name="hideInMenu" label="menus.hideInMenu" hint="menus.hideHint" />
        </>
      )}
      <TextField control={control} name="sort" label="menus.sort" hint="ui.sortHint" limit={limits.sort} />
      <RadioField
        control={control}
        name="status"
        label="menus.status"
        hint={isProtected ? 'menus.protectedHint' : undefined}
        choices={statusChoices}
        readOnly={isProtected}
      />
    </FormDrawer>
  );
}
