import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { daysSince } from '#ui/date/daysSince.ts';
import { Section } from '#ui/page/Section.tsx';
import { firstTurn, holdersOf } from '#ui/purchase/firstTurn.ts';
import { lastStep } from '#ui/purchase/lastStep.ts';
import { PurchaseStatus } from '#ui/purchase/PurchaseStatus.tsx';
import { waitsLongDays } from '#ui/purchase/waitsLongDays.ts';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { Numeral } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { Days } from './Days.tsx';
import classes from './purchases.module.css';

type Project = Schemas['Project'];

/** Where purchases wait now, and which have waited longest, with whose turn it is. */
export function Stuck({ waiting, longest }: Pick<Schemas['ProjectFigures'], 'waiting' | 'longest'>) {
  const t = useT();
  return (
    <>
      <Section title={t('dashboard.waiting')} hint={t('dashboard.waitingHint')}>
        <PlainTable
          caption={t('dashboard.waiting')}
          rows={waiting}
          rowKey={({ status }) => status}
          empty={t('dashboard.nothingWaits')}
          columns={[
            { header: t('dashboard.state'), cell: ({ status }) => <PurchaseStatus status={status} isAny /> },
            { header: t('dashboard.number'), cell: ({ count }) => <Numeral value={count} />, align: 'end' },
            {
              header: t('dashboard.longer', { days: waitsLongDays }),
              cell: ({ long }) => (
                <span className={long > 0 ? classes.late : undefined}>
                  <Numeral value={long} />
                </span>
              ),
              align: 'end',
            },
            { header: t('dashboard.longestDays'), cell: ({ days }) => <Days days={String(days)} />, align: 'end' },
          ]}
        />
      </Section>
      <Section title={t('dashboard.longest')}>
        <PlainTable
          caption={t('dashboard.longest')}
          rows={longest}
          rowKey={({ id }) => id}
          empty={t('dashboard.nothingWaits')}
          columns={[
            {
              header: t('dashboard.purchase'),
              cell: ({ id, projectName, projectCode, deptName }) => (
                <span className={classes.two}>
                  <TextLink to={purchaseAddress(id)}>{projectName}</TextLink>
                  <small>{[projectCode, deptName].filter(Boolean).join(' · ')}</small>
                </span>
              ),
            },
            {
              header: t('dashboard.state'),
              cell: (project) => <PurchaseStatus status={project.status} lane={project.lane} last={lastStep(project)} />,
            },
            { header: t('dashboard.holder'), cell: (project) => <Holder project={project} /> },
            { header: t('dashboard.waited'), cell: ({ waitingSince }) => <Waited since={waitingSince} />, align: 'end' },
          ]}
        />
      </Section>
    </>
  );
}

/** Whose turn it is. */
function Holder({ project: { turns } }: { project: Project }) {
  const t = useT();
  const turn = firstTurn(turns);
  return turn ? t('dashboard.names', { names: holdersOf(turn, t) }) : '–';
}

function Waited({ since }: { since: string | null }) {
  if (since === null) return '–';
  const days = daysSince(since);
  return <Days days={String(days)} isLate={days > waitsLongDays} />;
}
