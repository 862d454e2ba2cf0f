import { useApiQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage, useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { StatTile, StatTiles } from '#ui/page/StatTile.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { articleAddress } from '#ui/text/contentAddress.ts';
import { MenuIcon } from '#ui/text/MenuIcon.tsx';
import { Numeral } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { PurchaseFigures } from '../../purchases/figures/PurchaseFigures.tsx';
import classes from './workplace.module.css';

type Workplace = Schemas['Workplace'];

/** The figures of the part of the school that the role may see: of purchases first, then of all else. */
export default function WorkplaceScreen() {
  const workplace = useApiQuery('getDashboardWorkplace', {});
  const can = usePermission();
  return (
    <PageLayout>
      {can('purchase:project:read') && <PurchaseFigures />}
      {workplace.data && <Overview workplace={workplace.data} />}
      {!workplace.data && (
        <Section>
          {workplace.error ? <ErrorState error={workplace.error} onRetry={workplace.refetch} /> : <LoadingBlock />}
        </Section>
      )}
    </PageLayout>
  );
}

function Overview({ workplace }: { workplace: Workplace }) {
  const t = useT();
  return (
    <>
      <Figures workplace={workplace} />
      <div className={classes.columns}>
        <Section title={t('dashboard.announcements')}>
          <PlainTable
            caption={t('dashboard.announcements')}
            rows={workplace.systemAnnouncements}
            rowKey={({ id }) => id}
            empty={t('dashboard.noAnnouncements')}
            columns={[
              { header: t('dashboard.subject'), cell: (row) => <TextLink to={articleAddress(row)}>{row.title}</TextLink> },
              { header: t('dashboard.time'), cell: ({ publishTime }) => <DateTime value={publishTime} />, align: 'end' },
            ]}
          />
        </Section>
        <Shortcuts shortcuts={workplace.shortcuts} />
      </div>
    </>
  );
}

/** Parts that the role may not see are null and left out. */
function Figures({ workplace }: { workplace: Workplace }) {
  const t = useT();
  const { todoCounts, users, suppliers, funds, tasks } = workplace;
  const format = useFormat();
  return (
    <StatTiles label={t('dashboard.overview')}>
      {todoCounts.supplier !== null && (
        <StatTile label={t('dashboard.todoSuppliers')} value={<Numeral value={todoCounts.supplier} />} />
      )}
      <StatTile label={t('dashboard.unread')} value={<Numeral value={workplace.unreadMessageCount} />} />
      {users && <Counted label={t('dashboard.users')} counts={users} name={({ status }) => t(`dashboard.user${status}`)} />}
      {suppliers && (
        <Counted label={t('dashboard.suppliers')} counts={suppliers} name={({ status }) => t(`dashboard.supplier${status}`)} />
      )}
      {funds && (
        <StatTile
          label={t('dashboard.funds')}
          value={format.money(funds.availableAmount)}
          hint={t('dashboard.fundsHint', { total: funds.totalAmount, frozen: funds.frozenAmount })}
        />
      )}
      {tasks && <Counted label={t('dashboard.tasks')} counts={tasks} name={({ status }) => t(`dashboard.task${status}`)} />}
    </StatTiles>
  );
}

interface CountedProps<C> {
  label: string;
  counts: readonly C[];
  name: (count: C) => string;
}

/** A total with its three largest parts below. */
function Counted<C extends { count: number }>({ label, counts, name }: CountedProps<C>) {
  const t = useT();
  const sum = counts.reduce((all, { count }) => all + count, 0);
  const largest = counts.toSorted((one, other) => other.count - one.count).slice(0, 3);
  return (
    <StatTile
      label={label}
      value={<Numeral value={sum} />}
      hint={largest.map((part) => t('dashboard.statusCount', { status: name(part), count: part.count })).join(' · ')}
    />
  );
}

function Shortcuts({ shortcuts }: { shortcuts: Workplace['shortcuts'] }) {
  const t = useT();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  return (
    <Section title={t('dashboard.shortcuts')}>
      <ul className={classes.shortcuts}>
        {shortcuts
          .filter(({ path }) => path.startsWith('/') && path !== pathname)
          .map(({ routeName, path, menuName, menuNameEn, icon }) => (
            <li key={routeName}>
              <Link to={path}>
                <MenuIcon node={{ icon, menuType: 'MENU' }} />
                {language === 'en-US' && menuNameEn !== null ? menuNameEn : menuName}
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  );
}
