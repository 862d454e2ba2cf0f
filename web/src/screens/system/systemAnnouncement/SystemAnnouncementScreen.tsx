import { useApiMutation, usePagedQuery } from '@campus-procurement/hooks';
import { lazy } from 'react';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { ArticleList } from '../articles/ArticleList.tsx';
import { articleSearch, stateColumns, titleColumn } from '../articles/articleColumns.tsx';

const columns = [titleColumn, ...stateColumns];
const SystemAnnouncementForm = lazy(async () => ({
  default: (await import('./SystemAnnouncementForm.tsx')).SystemAnnouncementForm,
}));

/** Announcements of the platform and of the school, of which those who may read them are told. */
export default function SystemAnnouncementScreen() {
  const search = useListSearch(articleSearch);
  const page = usePagedQuery('querySystemAnnouncementPage', search.query);
  const refreshes = ['querySystemAnnouncementPage', 'getHomeOverview'] as const;
  const options = { refreshes, onError: () => page.refetch() };
  const publish = useApiMutation('publishSystemAnnouncement', options);
  const update = useApiMutation('updateSystemAnnouncement', options);
  const remove = useApiMutation('deleteSystemAnnouncement', options);
  return (
    <ArticleList
      entity="systemAnnouncement"
      title="pages.systemAnnouncements"
      createLabel="articles.createAnnouncement"
      publishText="articles.announceText"
      page={page}
      search={search}
      columns={columns}
      writes={{
        publish: ({ id, version }) => publish.mutateAsync({ path: { id }, body: { version, status: 'PUBLISHED' } }),
        withdraw: ({ id, version }, reason) =>
          publish.mutateAsync({ path: { id }, body: { version, status: 'WITHDRAWN', reason } }),
        pin: ({ id, version }, top) => update.mutateAsync({ path: { id }, body: { version, top } }),
        remove: ({ id }) => remove.mutateAsync({ path: { id } }),
      }}
      Form={SystemAnnouncementForm}
    />
  );
}
