import { usePagedQuery, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { timesOf } from '#ui/date/dateRange.ts';
import { useSchoolWord } from '#ui/purchase/useSchoolWord.ts';
import { SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDates } from '#ui/search/SearchDates.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { infoAddress, platformColumns, schoolColumns, searchSpec } from './noticeColumns.tsx';

/** The notices of a kind, or all of them. */
export function NoticeList({ type }: { type: Schemas['NoticeType'] | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const word = useSchoolWord();
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
      columns={columns.map((column) => ({ ...column, header: word(column.header) }))}
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
