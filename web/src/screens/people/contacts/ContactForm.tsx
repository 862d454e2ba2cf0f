import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useForm } from 'react-hook-form';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import type { RowForm } from '#ui/form/useEdited.ts';
import { useRules } from '#ui/form/useRules.ts';
import { type ContactValues, contactSchema, inputOf, limits, valuesOf } from './contactSchema.ts';
import { useCampusChoices } from './useCampusChoices.ts';

export function ContactForm({ row: contact, onClose, onReload }: RowForm<Schemas['Contact']>) {
  const campuses = useCampusChoices();
  const create = useApiMutation('saveContact');
  const update = useApiMutation('updateContact');
  const form = useForm({
    resolver: useRules(contactSchema),
    defaultValues: valuesOf(contact),
    ...(contact && { values: valuesOf(contact) }),
  });
  const { control } = form;

  function save(values: ContactValues) {
    const body = inputOf(values);
    if (!contact) return create.mutateAsync({ body });
    return update.mutateAsync({ path: { id: contact.id }, body: { version: contact.version, ...body } });
  }

  return (
    <FormDrawer
      saved={{ thing: 'contacts.thing', name: 'contactName' }}
      title={contact ? ['contacts.edit', { name: contact.contactName }] : ['contacts.create']}
      form={form}
      draft={contact?.id ?? 'new'}
      onSubmit={save}
      onClose={onClose}
      onReload={onReload}
    >
      <TextField control={control} name="contactName" label="contacts.name" limit={limits.contactName} required />
      <TextField control={control} name="phone" label="contacts.phone" limit={limits.phone} required />
      <LookupField control={control} name="campus" label="contacts.campus" choices={campuses} required />
      <TextField control={control} name="address" label="contacts.address" limit={limits.address} required />
      <TextField control={control} name="roomNo" label="contacts.roomNo" hint="contacts.roomNoHint" limit={limits.roomNo} />
      <SwitchField control={control} name="isDefault" label="contacts.isDefault" hint="contacts.isDefaultHint" />
    </FormDrawer>
  );
}
