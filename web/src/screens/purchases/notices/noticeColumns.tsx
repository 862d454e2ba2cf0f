import type { Schemas } from '@campus-procurement/sdk';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { dateRangeFilter } from '#ui/date/dateRange.ts';
import { textFilter } from '#ui/search/listSearch.ts';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './notices.module.css';

type Notice = Schemas['Announcement'];

export const searchSpec = { filters: { keyword: textFilter(50), published: dateRangeFilter }, sortable: [] } as const;

/** The page on which the list opens a notice. */
export const infoAddress = (id: string) => `/purchase-management/announcement-project-info?id=${id}`;

function Kind({ type }: Pick<Notice, 'type'>) {
  const t = useT();
  return <Tag>{t(`announcements.type${type}`)}</Tag>;
}

function Scope({ publishScope }: Pick<Notice, 'publishScope'>) {
  const t = useT();
  return t(`announcements.scope${publishScope}`);
}

/** A title or name with its number below it. */
function Named({ name, code }: { name: ReactNode; code: string }) {
  return (
    <span className={classes.two}>
      <span>{name}</span>
      <small>{code}</small>
    </span>
  );
}

type NoticeColumn = Column<Notice, never>;

const school: NoticeColumn = { header: 'announcements.school', cell: ({ companyName }) => companyName, width: 110 };

export const schoolColumns: NoticeColumn[] = [
  {
    header: 'announcements.title',
    cell: ({ id, title, announcementCode }) => (
      <Named name={<TextLink to={infoAddress(id)}>{title}</TextLink>} code={announcementCode} />
    ),
    width: 240,
  },
  { header: 'announcements.type', cell: ({ type }) => <Kind type={type} />, card: 'status', width: 100 },
  {
    header: 'announcements.project',
    cell: ({ projectName, projectCode }) => <Named name={projectName} code={projectCode} />,
    width: 180,
  },
  { header: 'announcements.bidEnd', cell: ({ bidEndTime }) => <DateTime value={bidEndTime} />, width: 130 },
  { header: 'announcements.scope', cell: ({ publishScope }) => <Scope publishScope={publishScope} />, width: 96 },
  { header: 'announcements.published', cell: ({ publishTime }) => <DateTime value={publishTime} />, width: 130, card: 'fact' },
];

/** Columns for users who see the notices of every school. */
export const platformColumns: NoticeColumn[] = schoolColumns.toSpliced(1, 0, school);
