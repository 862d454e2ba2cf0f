import { useApiMutation, useApiQuery, useDictionary } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { ChoicesField } from '#ui/fields/ChoicesField.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { RowForm } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { statusChoices } from '#ui/status/StatusBadge.tsx';
import type { Document } from './documentColumns.tsx';
import { bodyOf, type DocumentValues, documentSchema, limits, valuesOf } from './documentSchema.ts';

export function DocumentForm({ row: document, onClose, onReload }: RowForm<Document>) {
  const { choices: types } = useDictionary('doc_type');
  const roles = useApiQuery('queryRoleList');
  const create = useApiMutation('saveDownloadDoc');
  const update = useApiMutation('updateDownloadDoc');
  const form = useForm({
    resolver: useRules(documentSchema),
    defaultValues: valuesOf(document),
    ...(document && { values: valuesOf(document) }),
  });
  const { control } = form;

  function save(values: DocumentValues) {
    if (!document) return create.mutateAsync({ body: bodyOf(values) });
    return update.mutateAsync({ path: { id: document.id }, body: { version: document.version, ...bodyOf(values) } });
  }

  return (
    <FormDrawer
      saved={{ thing: 'documents.thing', name: 'docName' }}
      title={document ? ['documents.edit', { name: document.docName }] : ['documents.create']}
      form={form}
      waitFor={[roles]}
      draft={document?.id ?? 'new'}
      onSubmit={save}
      onClose={onClose}
      onReload={onReload}
    >
      <TextField control={control} name="docName" label="documents.name" limit={limits.docName} required />
      <LookupField control={control} name="docType" label="documents.type" choices={types} required />
      <FilesField control={control} name="fileId" label="documents.file" bizType="DOCUMENT" limit={1} required />
      <TextField
        control={control}
        name="docVersion"
        label="documents.version"
        hint="documents.versionHint"
        limit={limits.docVersion}
      />
      <ChoicesField
        control={control}
        name="targetRoles"
        label="documents.targetRoles"
        hint="documents.targetRolesHint"
        placeholder="documents.allRoles"
        choices={(roles.data ?? []).map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName }))}
      />
      <TextField control={control} name="sort" label="documents.sort" hint="ui.sortHint" limit={limits.sort} />
      <RadioField control={control} name="status" label="documents.status" hint="documents.statusHint" choices={statusChoices} />
    </FormDrawer>
  );
}
