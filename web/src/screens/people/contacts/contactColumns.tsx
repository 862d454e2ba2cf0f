import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import { DictText } from '#ui/text/DictText.tsx';

type Contact = Schemas['Contact'];

function ContactName({ contact: { contactName, isDefault } }: { contact: Contact }) {
  const t = useT();
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {contactName} {isDefault && <Tag>{t('contacts.default')}</Tag>}
    </span>
  );
}

export const contactColumns: Column<Contact, 'contactName' | 'campus' | 'updateTime'>[] = [
  { header: 'contacts.name', cell: (contact) => <ContactName contact={contact} />, sort: 'contactName', width: 132 },
  { header: 'contacts.phone', cell: ({ phone }) => phone, width: 116 },
  { header: 'contacts.campus', cell: ({ campus }) => <DictText type="campus" value={campus} />, sort: 'campus', width: 100 },
  { header: 'contacts.address', cell: ({ address }) => address, width: 240 },
  { header: 'contacts.roomNo', cell: ({ roomNo }) => roomNo ?? '–', width: 120 },
  { header: 'contacts.updated', cell: ({ updateTime }) => <DateTime value={updateTime} isDay />, sort: 'updateTime', width: 100 },
];
