import { useApiQuery, usePermission, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Select } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { deptChoices } from '#ui/choices/deptChoices.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Figures } from '#ui/page/Figures.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PurchaseStatus } from '#ui/purchase/PurchaseStatus.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { ExportButton } from '#ui/table/ExportButton.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money, Numeral, Percent } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { Bar } from './Bar.tsx';
import { Days } from './Days.tsx';
import { daysOf, monthsOf, type Period, periods } from './periods.ts';
import classes from './purchases.module.css';
import { Stuck } from './Stuck.tsx';

// Loaded separately, so that the figures need not wait for the chart.
const MonthChart = lazyPart(() => import('./MonthChart.tsx'));

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
            {hasAny(data) ? <OfPeriod data={data} deptId={deptId} /> : <Nothing range={data.range} />}
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
  return 8 + 2 * months.length + parts.reduce((sum, part) => sum + part.length, 0);
}

/** Whether anything was begun, completed or paid in the period. */
function hasAny({ count, completed, paid }: Shown): boolean {
  return count + completed.count + paid.count > 0;
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

function Tiles({ data: { count, amount, completed, paid, saving, rounds, steps, slowest } }: { data: Shown }) {
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
          hint: t('dashboard.askedHint', { amount }),
        },
        {
          label: t('dashboard.completed'),
          value: <Numeral value={completed.count} />,
          hint:
            completed.days === null
              ? t('dashboard.completedNone')
              : t('dashboard.completedHint', { amount: completed.amount, days: Number(completed.days) }),
        },
        {
          label: t('dashboard.paid'),
          value: format.money(paid.amount),
          hint: t('dashboard.paidHint', { count: paid.count }),
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
          hint: days === null ? t('dashboard.noSteps') : t('dashboard.slowestHint', { days: Number(days) }),
        },
      ]}
    />
  );
}

/** What was begun, completed and paid month by month, as a table; what was requested as a chart. */
function ByMonth({ months }: { months: Schemas['ProjectFigures']['months'] }) {
  const t = useT();
  const [isTable, setTable] = useState(false);
  return (
    <Section
      title={t(isTable ? 'dashboard.byMonth' : 'dashboard.askedByMonth')}
      end={
        <Button size="compact-xs" variant="subtle" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t(isTable ? 'dashboard.asChart' : 'dashboard.asTable')}
        </Button>
      }
    >
      {isTable ? (
        <PlainTable
          caption={t('dashboard.byMonth')}
          rows={months}
          rowKey={({ month }) => month}
          empty={t('dashboard.noneInPeriod')}
          columns={[
            { header: t('dashboard.month'), cell: ({ month }) => month },
            { header: t('dashboard.number'), cell: ({ count }) => <Numeral value={count} />, align: 'end' },
            { header: t('dashboard.asked'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
            { header: t('dashboard.completed'), cell: ({ completed }) => <Numeral value={completed} />, align: 'end' },
            { header: t('dashboard.paid'), cell: ({ paid }) => <Money value={paid} />, align: 'end' },
          ]}
        />
      ) : (
        <Suspense fallback={<div className={classes.chart} />}>
          <MonthChart months={months} label={t('dashboard.monthChart')} series={t('dashboard.asked')} />
        </Suspense>
      )}
    </Section>
  );
}

interface ByStateProps {
  states: Schemas['ProjectFigures']['states'];
  /** The list of those with a state. */
  listOf: (status: Schemas['ProjectStatus']) => string;
}

/** How far the purchases have come. */
function ByState({ states, listOf }: ByStateProps) {
  const t = useT();
  const most = Math.max(0, ...states.map(({ count }) => count));
  return (
    <Section title={t('dashboard.byState')}>
      <PlainTable
        caption={t('dashboard.byState')}
        rows={states}
        rowKey={({ status }) => status}
        empty={t('dashboard.noneInPeriod')}
        columns={[
          { header: t('dashboard.state'), cell: ({ status }) => <PurchaseStatus status={status} isAny /> },
          { header: t('dashboard.share'), cell: ({ count }) => <Bar value={count} most={most} /> },
          {
            header: t('dashboard.number'),
            cell: ({ status, count }) => (
              <TextLink to={listOf(status)}>
                <Numeral value={count} />
              </TextLink>
            ),
            align: 'end',
          },
          { header: t('dashboard.asked'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
        ]}
      />
    </Section>
  );
}

/** How long each step takes; the slowest stands out. */
function BySteps({ figures }: { figures: Pick<Schemas['ProjectFigures'], 'steps' | 'slowest' | 'isCut'> }) {
  const t = useT();
  const { steps, slowest, isCut } = figures;
  const most = Math.max(0, ...steps.map(({ days }) => Number(days)));
  return (
    <Section title={t('dashboard.bySteps')} hint={t('dashboard.stepsHint')}>
      <PlainTable
        caption={t('dashboard.bySteps')}
        rows={slowest === null ? [] : steps}
        rowKey={({ step }) => step}
        empty={t('dashboard.noSteps')}
        columns={[
          {
            header: t('dashboard.step'),
            cell: ({ step }) => (
              <span className={step === slowest ? classes.marked : undefined}>
                {step === slowest ? t('dashboard.slowestOf', { step: t(`dashboard.step${step}`) }) : t(`dashboard.step${step}`)}
              </span>
            ),
          },
          {
            header: t('dashboard.share'),
            cell: ({ step, days }) => <Bar value={Number(days)} most={most} isMarked={step === slowest} />,
          },
          {
            header: t('dashboard.medianDays'),
            cell: ({ days }) => <Days days={days} />,
            align: 'end',
          },
          { header: t('dashboard.sample'), cell: ({ count }) => <Numeral value={count} />, align: 'end' },
        ]}
      />
      {isCut && <p className={classes.note}>{t('dashboard.isCut')}</p>}
    </Section>
  );
}

interface GroupsProps {
  title: string;
  /** Header of the names. */
  name: string;
  groups: readonly Schemas['FigureGroup'][];
}

/** Departments or officers beside one another. */
function Groups({ title, name, groups }: GroupsProps) {
  const t = useT();
  return (
    <Section title={title}>
      <PlainTable
        caption={title}
        rows={groups}
        rowKey={({ id }) => id}
        empty={t('dashboard.noneInPeriod')}
        columns={[
          { header: name, cell: (group) => group.name },
          { header: t('dashboard.number'), cell: ({ count }) => <Numeral value={count} />, align: 'end' },
          { header: t('dashboard.asked'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
          { header: t('dashboard.awardedNumber'), cell: ({ awardedCount }) => <Numeral value={awardedCount} />, align: 'end' },
          { header: t('dashboard.saved'), cell: ({ saved }) => <Money value={saved} />, align: 'end' },
          { header: t('dashboard.savedShare'), cell: ({ percent }) => <Percent value={percent} />, align: 'end' },
          { header: t('dashboard.failedRounds'), cell: ({ failed }) => <Numeral value={failed} />, align: 'end' },
          {
            header: t('dashboard.wholeDays'),
            cell: ({ days }) => <Days days={days} />,
            align: 'end',
          },
        ]}
      />
    </Section>
  );
}
