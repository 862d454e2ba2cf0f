import { useApiQuery, usePermission, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Select } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { deptChoices } from '#ui/choices/deptChoices.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Figures } from '#ui/page/Figures.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { ExportButton } from '#ui/table/ExportButton.tsx';
import { Numeral } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { ByMonth } from './ByMonth.tsx';
import { ByState } from './ByState.tsx';
import { BySteps } from './BySteps.tsx';
import { Groups } from './Groups.tsx';
import { daysOf, monthsOf, type Period, periods } from './periods.ts';
import classes from './purchases.module.css';
import { Stuck } from './Stuck.tsx';

type Shown = Schemas['ProjectFigures'];

const searchSpec = { filters: { period: choiceFilter(...periods), deptId: textFilter(64) }, sortable: [] } as const;

/** The figures of the purchases that the role sees, of a period and a department. */
export function PurchaseFigures() {
  const t = useT();
  const can = usePermission();
  const { companyId } = useUser();
  const { filters, setFilters } = useListSearch(searchSpec);
  const { period = periods[0], deptId } = filters;
  const query = { ...monthsOf(period), ...(deptId !== undefined && { deptId }) };
  const figures = useApiQuery('getProjectFigures', { query });
  const range = figures.data?.range;
  const hasDepts = range === 'COLLEGE' || range === 'SCHOOL';
  const tree = useApiQuery('getLocalDeptTree', { query: { companyId } }, { enabled: hasDepts });
  return (
    <>
      <div className={classes.head}>
        <p>{range && t(`dashboard.range${range}`)}</p>
        <Select
          aria-label={t('dashboard.period')}
          data={periods.map((value) => ({ value, label: t(`dashboard.period${value}`) }))}
          value={period}
          onChange={(value) => setFilters({ ...filters, period: (value as Period | null) ?? periods[0] })}
          allowDeselect={false}
          w={160}
        />
        {(hasDepts || deptId !== undefined) && (
          <Select
            aria-label={t('dashboard.dept')}
            placeholder={t('dashboard.dept')}
            data={deptChoices(tree.data ?? [])}
            value={deptId ?? null}
            onChange={(value) => setFilters({ period, ...(value !== null && { deptId: value }) })}
            searchable
            clearable
            w={200}
          />
        )}
        {can('purchase:project:export') && (
          <ExportButton operation="exportProjectFigures" filters={query} total={figures.data ? rowsOf(figures.data) : 0} />
        )}
      </div>
      <QueryView query={figures}>
        {(data) => (
          <>
            {data.count === 0 ? <Nothing range={data.range} /> : <OfPeriod data={data} deptId={deptId} />}
            <div className={classes.columns}>
              <Stuck waiting={data.waiting} longest={data.longest} />
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}

/** How many rows an export has. */
function rowsOf({ states, months, steps, waiting, longest, depts, officers }: Shown): number {
  const parts = [states, months, steps, waiting, longest, depts ?? [], officers ?? []];
  return 6 + parts.reduce((sum, part) => sum + part.length, 0);
}

/** What to do where there are no figures. */
function Nothing({ range }: Pick<Shown, 'range'>) {
  const t = useT();
  const can = usePermission();
  const isOwn = range === 'OWN';
  return (
    <Section>
      <EmptyState text={t(isOwn ? 'dashboard.noneOwn' : 'dashboard.noneOfPeriod')}>
        {isOwn && can('purchase:project:apply') && <TextLink to="/purchase-management/sponsor">{t('dashboard.begin')}</TextLink>}
      </EmptyState>
    </Section>
  );
}

function OfPeriod({ data, deptId }: { data: Shown; deptId: string | undefined }) {
  const t = useT();
  const listOf = (status: Schemas['ProjectStatus']) => {
    const tab = data.range === 'OWN' ? 'MINE' : 'ALL';
    const words = { tab, status, begun: daysOf(data.monthFrom, data.monthTo), ...(deptId !== undefined && { deptId }) };
    return `/purchase-management/procurement-item?${new URLSearchParams(words)}`;
  };
  return (
    <>
      <Section isFlush>
        <Tiles data={data} />
      </Section>
      <div className={classes.columns}>
        <ByMonth months={data.months} />
        <BySteps figures={data} />
      </div>
      <ByState states={data.states} listOf={listOf} />
      {data.depts && <Groups title={t('dashboard.depts')} name={t('dashboard.deptName')} groups={data.depts} />}
      {data.officers && <Groups title={t('dashboard.officerGroups')} name={t('dashboard.officer')} groups={data.officers} />}
    </>
  );
}

function Tiles({ data: { count, amount, saving, rounds, steps, slowest } }: { data: Shown }) {
  const t = useT();
  const format = useFormat();
  const share = (percent: string) => format.percent(Number(percent) / 100);
  const days = steps.find(({ step }) => step === slowest)?.days ?? null;
  return (
    <Figures
      label={t('dashboard.purchases')}
      figures={[
        {
          label: t('dashboard.purchases'),
          value: <Numeral value={count} />,
          hint: t('dashboard.askedHint', { amount: format.money(amount) }),
        },
        {
          label: t('dashboard.saved'),
          value: saving.percent === null ? '–' : format.money(saving.saved),
          hint:
            saving.percent === null
              ? t('dashboard.savedNone')
              : t('dashboard.savedHint', { count: saving.count, share: share(saving.percent) }),
        },
        {
          label: t('dashboard.failedShare'),
          value: rounds.percent === null ? '–' : share(rounds.percent),
          hint:
            rounds.percent === null
              ? t('dashboard.failedNone')
              : t('dashboard.failedHint', { failed: rounds.failed, count: rounds.count }),
        },
        {
          label: t('dashboard.slowest'),
          value: slowest === null ? '–' : t(`dashboard.step${slowest}`),
          hint: days === null ? t('dashboard.noSteps') : t('dashboard.slowestHint', { days }),
        },
      ]}
    />
  );
}
