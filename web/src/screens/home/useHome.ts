import { useApiQuery, usePermission } from '@campus-procurement/hooks';

const latest = { query: { status: 'PUBLISHED', current: 1, size: 5 } } as const;
const own = { query: { scope: 'MINE', current: 1, size: 20 } } as const;

/** What the home page asks for. Failures usually have one cause, so a retry repeats all queries that failed. */
export function useHome() {
  const buys = usePermission()('purchase:project:apply');
  const work = useApiQuery('getHomeWork');
  const projects = useApiQuery('queryProjectPage', own, { enabled: buys });
  const overview = useApiQuery('getHomeOverview');
  const exposures = useApiQuery('queryIntegrityExposurePage', latest);
  const guidelines = useApiQuery('queryHelpGuidelinePage', latest);
  const answers = useApiQuery('queryHelpFaqPage', latest);
  const notices = useApiQuery('queryAnnouncementPage', { query: { current: 1, size: 5 } });
  const queries = [work, overview, exposures, guidelines, answers, notices, ...(buys ? [projects] : [])];
  return {
    buys,
    work,
    projects,
    overview,
    exposures,
    guidelines,
    answers,
    notices,
    failed: queries.every(({ error }) => error),
    onRetry: () => queries.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
}

export type Home = ReturnType<typeof useHome>;
