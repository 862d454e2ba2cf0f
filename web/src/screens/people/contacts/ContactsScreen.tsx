import { useApiMutation, usePagedQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DraftOffer } from '#ui/drafts/DraftOffer.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useEdited } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { textFilter } from '#ui/search/listSearch.ts';
import { SearchLookup, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ListPage } from '#ui/table/ListPage.tsx';
import { contactColumns } from './contactColumns.tsx';
import { useCampusChoices } from './useCampusChoices.ts';

type Contact = Schemas['Contact'];

const searchSpec = {
  filters: { keyword: textFilter(50), campus: textFilter(50) },
  sortable: ['contactName', 'campus', 'updateTime'],
} as const;

/** Loaded with the first form, because it includes the form library. */
const ContactForm = lazyPart(async () => ({ default: (await import('./ContactForm.tsx')).ContactForm }));

/** The user's contacts, who receive goods. */
export default function ContactsScreen() {
  const t = useT();
  const can = usePermission();
  const confirm = useConfirm();
  const search = useListSearch(searchSpec);
  const contacts = usePagedQuery('queryContactPage', search.query, { turn: search.turn });
  const campuses = useCampusChoices();
  const update = useApiMutation('updateContact');
  const remove = useApiMutation('deleteContact');
  const [form, edit] = useEdited(contacts.rows);

  async function setDefault({ id, version, contactName }: Contact) {
    await update.mutateAsync({ path: { id }, body: { version, isDefault: true } });
    notify.success(t('contacts.defaultDone', { name: contactName }));
  }

  const erasure = ({ id }: Contact) => remove.mutateAsync({ path: { id } });
  async function erase(contact: Contact) {
    const isDone = await confirm({
      title: t('contacts.deleteTitle', { name: contact.contactName }),
      text: t('contacts.deleteText'),
      confirmLabel: t('ui.delete'),
      danger: true,
      action: () => erasure(contact),
    });
    if (isDone) notify.success(t('ui.deletedThing', { name: t('ui.quoted', { name: contact.contactName }) }));
  }

  const changes: RowAction<Contact>[] = [
    { label: 'contacts.makeDefault', onClick: setDefault, isOffered: ({ isDefault }) => !isDefault },
    { label: 'ui.edit', onClick: edit },
  ];
  const mayUpdate = can('information:contact:update');
  const removal: RowAction<Contact> = { label: 'ui.delete', onClick: erase, each: erasure, danger: true };
  const actions = [...(mayUpdate ? changes : []), ...(can('information:contact:delete') ? [removal] : [])];

  return (
    <ListPage
      name="contacts"
      title="pages.contacts"
      create={can('information:contact:create') ? { label: 'contacts.create', onClick: () => edit('new') } : null}
      above={<DraftOffer rows={mayUpdate ? contacts.rows : []} onOpen={edit} />}
      page={contacts}
      search={search}
      columns={contactColumns}
      actions={actions}
      rowName={(contact) => contact.contactName}
      empty={t('contacts.empty')}
      filters={
        <>
          <SearchText search={search} name="keyword" label="contacts.keyword" limit={50} />
          <SearchLookup search={search} name="campus" label="contacts.campus" choices={campuses} />
        </>
      }
    >
      <Suspense>{form && <ContactForm {...form} />}</Suspense>
    </ListPage>
  );
}
