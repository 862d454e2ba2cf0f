import { usePagedQuery, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { dateRangeFilter, timesOf } from '#ui/date/dateRange.ts';
import { textFilter } from '#ui/search/listSearch.ts';
import { SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDates } from '#ui/search/SearchDates.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { Content } from '#ui/text/Content.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './notices.module.css';

const searchSpec = { filters: { keyword: textFilter(50), published: dateRangeFilter }, sortable: [] } as const;

/** The page on which the list opens a notice. */
const infoAddress = (id: string) => `/purchase-management/announcement-project-info?id=${id}`;

const school: NoticeColumn = { header: 'announcements.school', cell: ({ companyName }) => companyName, width: 110 };

const schoolColumns: NoticeColumn[] = [
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
const platformColumns: NoticeColumn[] = schoolColumns.toSpliced(1, 0, school);

/** The notices of a kind, or all of them. */
export function NoticeList({ type }: { type: Schemas['NoticeType'] | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const columns = useUser().userType === 'PLATFORM' ? platformColumns : schoolColumns;
  const search = useListSearch(searchSpec);
  const { current, size, published, keyword } = search.query;
  const filters = { ...(keyword && { keyword }), ...(type && { type }), ...timesOf('publishTime', published) };
  const page = usePagedQuery('queryAnnouncementPage', { ...filters, current, size }, { turn: search.turn });
  return (
    <ListBlock
      name="notices"
      title="pages.announce"
      page={page}
      search={search}
      columns={columns}
      actions={[{ label: 'announcements.read', onClick: ({ id }) => void navigate(infoAddress(id)) }]}
      rowName={({ title }) => title}
      empty={t('announcements.empty')}
      filters={
        <>
          <SearchText search={search} name="keyword" label="announcements.keyword" limit={50} />
          <SearchDates search={search} name="published" label="announcements.published" />
        </>
      }
    />
  );
}

type Notice = Schemas['Announcement'];

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
      <span>
        <Content>{name}</Content>
      </span>
      <small>{code}</small>
    </span>
  );
}

type NoticeColumn = Column<Notice, never>;
