import { useApiMutation, usePagedQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { notify } from '#ui/notify.ts';
import { PageLayout } from '#ui/PageLayout.tsx';
import { Section } from '#ui/Section.tsx';
import { textFilter } from '#ui/search/listSearch.ts';
import { SearchBar, SearchLookup, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { PagedTable } from '#ui/table/PagedTable.tsx';
import { TableTools } from '#ui/table/TableTools.tsx';
import { Toolbar } from '#ui/table/Toolbar.tsx';
import { contactColumns } from './contactColumns.tsx';
import { useCampusChoices } from './useCampusChoices.ts';

type Contact = Schemas['Contact'];

const searchSpec = {
  filters: { keyword: textFilter(50), campus: textFilter(50) },
  sortable: ['contactName', 'campus', 'updateTime'],
} as const;

/** Fetched with the first form: it brings the rules of forms along. */
const ContactForm = lazyPart(async () => ({ default: (await import('./ContactForm.tsx')).ContactForm }));

/** Who receives goods for the user, and where. */
export default function ContactsScreen() {
  const t = useT();
  const can = usePermission();
  const confirm = useConfirm();
  const search = useListSearch(searchSpec);
  const contacts = usePagedQuery('queryContactPage', search.query);
  const campuses = useCampusChoices();
  const update = useApiMutation('updateContact', { refreshes: ['queryContactPage'] });
  const remove = useApiMutation('deleteContact', { refreshes: ['queryContactPage'] });
  const [editing, setEditing] = useState<Contact | 'new' | null>(null);

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
    if (isDone) notify.success(t('ui.deleted'));
  }

  const changes: RowAction<Contact>[] = [
    { label: 'contacts.makeDefault', onClick: setDefault, isOffered: ({ isDefault }) => !isDefault },
    { label: 'ui.edit', onClick: setEditing },
  ];
  const removal: RowAction<Contact> = { label: 'ui.delete', onClick: erase, each: erasure, danger: true };
  const actions = [
    ...(can('information:contact:update') ? changes : []),
    ...(can('information:contact:delete') ? [removal] : []),
  ];

  return (
    <PageLayout
      actions={
        can('information:contact:create') && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
            {t('contacts.create')}
          </Button>
        )
      }
    >
      <Section isFlush>
        <Toolbar end={<TableTools name="contacts" search={search} page={contacts} columns={contactColumns} />}>
          <SearchBar search={search} onRepeat={contacts.refetch}>
            <SearchText search={search} name="keyword" label="contacts.keyword" limit={50} />
            <SearchLookup search={search} name="campus" label="contacts.campus" choices={campuses} />
          </SearchBar>
        </Toolbar>
        <PagedTable
          name="contacts"
          caption={t('pages.contacts')}
          page={contacts}
          search={search}
          columns={contactColumns}
          actions={actions}
          rowName={(contact) => contact.contactName}
          empty={t('contacts.empty')}
        />
      </Section>
      {editing && (
        <Suspense>
          <ContactForm contact={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </PageLayout>
  );
}
