import { useApiQuery, useServerMenu, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { textFilter } from '#ui/search/listSearch.ts';
import { recordAddress } from './recordAddress.ts';
import type { Entry } from './searchEntries.ts';

/** Milliseconds without a key before the server is asked. */
const pause = 250;
/** Of a keyword, as the operation has them. */
const [least, most] = [2, 50];
const keywordOf = textFilter(most);

const channelPages = {
  NEWS: 'pages.news',
  SYSTEM_ANNOUNCEMENT: 'pages.systemAnnouncements',
  FAQ: 'pages.helpCenter',
  GUIDELINE: 'pages.guidance',
  LIGHTHOUSE: 'pages.lighthouse',
} as const;

/** The records of one kind that were found. */
export interface RecordEntries {
  heading: string;
  entries: Entry[];
}

/** What the server finds for what was typed. Nothing of an earlier keyword is shown. */
export function useRecordSearch(typed: string) {
  const t = useT();
  const navigate = useNavigate();
  const { entries: menu } = useServerMenu();
  const isPlatform = useUser().userType === 'PLATFORM';
  const keyword = keywordOf(typed) ?? '';
  const [asked] = useDebouncedValue(keyword, pause);
  const isWanted = [...keyword].length >= least;
  const isAsked = isWanted && asked === keyword;
  const found = useApiQuery(
    'searchRecords',
    { query: { keyword } },
    // The palette says itself what fails.
    { enabled: isAsked, meta: { silent: true } },
  );

  function entryOf(kind: Schemas['RecordKind'], hit: Schemas['RecordHit']): Entry[] {
    const address = recordAddress(kind, hit, menu);
    if (address === null) return [];
    const about = [hit.code, hit.channel && t(channelPages[hit.channel]), hit.detail, isPlatform && hit.schoolName];
    const place = about.filter(Boolean).join(' · ');
    return [{ key: `${kind} ${hit.id}`, group: 'records', label: hit.title, place, names: [], run: () => navigate(address) }];
  }

  const groups = (isAsked && found.data) || [];
  return {
    keyword,
    groups: groups.flatMap(({ kind, hits, more }): RecordEntries[] => {
      const entries = hits.flatMap((hit) => entryOf(kind, hit));
      const name = t(`shell.records${kind}`);
      return entries.length === 0
        ? []
        : [{ heading: more ? t('shell.firstRecords', { name, count: hits.length }) : name, entries }];
    }),
    isTooShort: !isWanted,
    isLoading: isWanted && (!isAsked || found.isLoading),
    failure: isAsked && found.error ? describeError(found.error, t).text : null,
    repeat: () => void found.refetch(),
  };
}
