import { useApiQuery } from '@campus-procurement/hooks';
import { Box, Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { textFilter } from '#ui/search/listSearch.ts';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { Toolbar } from '#ui/table/Toolbar.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { SubjectList } from './SubjectList.tsx';
import { useReceivers } from './useReceivers.ts';

const searchSpec = { filters: { receiverId: textFilter(64) } } as const;

/** The subscriptions of a receiver, and the scenes that it can subscribe to. */
export function SceneChoice() {
  const t = useT();
  const search = useListSearch(searchSpec);
  const { receiverId } = search.filters;
  const { choices, chosen, isPending, error, refetch, onSearch } = useReceivers(receiverId);
  const find = useDebouncedCallback((text: string) => {
    // The name of a selected receiver is not a search.
    if (!choices.some(({ label }) => label === text)) onSearch?.(text.trim());
  }, 300);

  if (isPending) return <LoadingBlock />;
  if (error && !chosen) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <>
      {(choices.length > 0 || onSearch) && (
        <Toolbar>
          <Select
            w={280}
            label={t('wechat.receiver')}
            data={choices}
            value={chosen?.id ?? null}
            onChange={(id) => search.setFilters(id ? { receiverId: id } : {})}
            searchable
            allowDeselect={false}
            {...(onSearch && { onSearchChange: find, filter: ({ options }) => options })}
            nothingFoundMessage={t('ui.nothingFound')}
            placeholder={t('ui.choose')}
          />
        </Toolbar>
      )}
      {chosen && <SubjectList key={chosen.id} receiver={chosen} />}
      {!chosen && receiverId !== undefined && <EmptyState text={t('wechat.notBound')} />}
      {!chosen && receiverId === undefined && <NothingBound />}
    </>
  );
}

/** Shows the available scenes to users who have no receiver yet. */
function NothingBound() {
  const t = useT();
  const subjects = useApiQuery('listMessageSceneSubjects');
  const items = (subjects.data ?? []).map(
    ({ subjectName, scenes }) => [subjectName, scenes.map(({ sceneName }) => <div key={sceneName}>{sceneName}</div>)] as const,
  );
  return (
    <>
      <EmptyState text={t('wechat.none')}>
        <TextLink isAct to="/weixin-receiver-manage">
          {t('wechat.toReceivers')}
        </TextLink>
      </EmptyState>
      <Box px="lg" pb="lg">
        <Properties items={items} />
      </Box>
    </>
  );
}
