import { useApiQuery, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { Panel, type PanelRow } from './Panel.tsx';

type Project = Schemas['Project'];

const asked = { scope: 'ALL', sort: 'nextTime,asc', current: 1, size: 5 } as const;
const listPath = '/purchase-management/procurement-item';

/** For a procurement officer: which of the own biddings have to be decided or end next, the most urgent first. */
export function Deadlines() {
  const t = useT();
  const { id: officerId } = useUser();
  const deciding = useApiQuery('queryProjectPage', { query: { ...asked, officerId, status: 'DECIDING' } });
  const bidding = useApiQuery('queryProjectPage', { query: { ...asked, officerId, status: 'BIDDING' } });
  const all = deciding.data && bidding.data && [...deciding.data.records, ...bidding.data.records];
  const rows = (projects: readonly Project[]): PanelRow[] =>
    projects
      .filter(({ nextTime }) => nextTime !== null)
      .toSorted((one, other) => Date.parse(String(one.nextTime)) - Date.parse(String(other.nextTime)))
      .map(({ id, projectName, status, nextTime }) => ({
        id,
        title: projectName,
        to: purchaseAddress(id),
        end: (
          <>
            {t(status === 'DECIDING' ? 'home.decideUntil' : 'home.endsAt')} <DateTime value={nextTime} />
          </>
        ),
      }));
  return (
    <Panel
      query={{ data: all, error: deciding.error ?? bidding.error, refetch: refetch }}
      onRetry={refetch}
      title="home.deadlines"
      rows={rows}
      empty="home.noDeadlines"
      more={listPath}
    />
  );

  function refetch() {
    void deciding.refetch();
    void bidding.refetch();
  }
}
