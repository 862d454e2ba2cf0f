import { useApiMutation } from '@campus-procurement/hooks';
import type { ArticleWrites } from './useArticleActions.ts';

/** The ids of a channel's operations. */
export interface ChannelOperations {
  list: `query${Channel}Page`;
  publish: `publish${Channel}`;
  update: `update${Channel}`;
  remove: `delete${Channel}`;
}

type Channel = 'News' | 'SystemAnnouncement' | 'HelpFaq' | 'HelpGuideline' | 'Lighthouse';

/** Returns the writes of a channel, made of its operations. */
export function useArticleWrites(operations: ChannelOperations): ArticleWrites {
  const publish = useApiMutation(operations.publish);
  const update = useApiMutation(operations.update);
  const remove = useApiMutation(operations.remove);
  return {
    publish: ({ id, version }) => publish.mutateAsync({ path: { id }, body: { version, status: 'PUBLISHED' } }),
    withdraw: ({ id, version }, reason) => publish.mutateAsync({ path: { id }, body: { version, status: 'WITHDRAWN', reason } }),
    pin: ({ id, version }, top) => update.mutateAsync({ path: { id }, body: { version, top } }),
    remove: ({ id }) => remove.mutateAsync({ path: { id } }),
  };
}
