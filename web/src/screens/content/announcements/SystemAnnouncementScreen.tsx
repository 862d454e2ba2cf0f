import { usePagedQuery } from '@campus-procurement/hooks';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { ArticleList } from '../articles/ArticleList.tsx';
import { articleQuery, articleSearch, channelColumns } from '../articles/articleColumns.tsx';
import { useArticleWrites } from '../articles/useArticleWrites.ts';

const columns = channelColumns();
const operations = {
  list: 'querySystemAnnouncementPage',
  publish: 'publishSystemAnnouncement',
  update: 'updateSystemAnnouncement',
  remove: 'deleteSystemAnnouncement',
} as const;
const SystemAnnouncementForm = lazyPart(async () => ({
  default: (await import('./SystemAnnouncementForm.tsx')).SystemAnnouncementForm,
}));

/** Announcements of the platform and of the school. Their readers get a message. */
export default function SystemAnnouncementScreen() {
  const search = useListSearch(articleSearch);
  const page = usePagedQuery('querySystemAnnouncementPage', articleQuery(search.query), { turn: search.turn });
  return (
    <ArticleList
      entity="systemAnnouncement"
      title="pages.systemAnnouncements"
      createLabel="articles.createAnnouncement"
      publishText="articles.announceText"
      page={page}
      search={search}
      columns={columns}
      writes={useArticleWrites(operations)}
      Form={SystemAnnouncementForm}
    />
  );
}
