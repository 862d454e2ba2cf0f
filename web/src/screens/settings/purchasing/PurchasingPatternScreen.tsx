import { useApiQuery, usePermission, useUser } from '@campus-procurement/hooks';
import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { useTab } from '#ui/search/useTab.ts';
import { CategoryList } from './CategoryList.tsx';
import { ExecutionList } from './ExecutionList.tsx';
import type { PatternProps } from './PatternProps.ts';

/** Loaded with their tabs, because they include the form library. */
const PolicyTab = lazyPart(() => import('./PolicyTab.tsx'));
const CalendarTab = lazyPart(() => import('./CalendarTab.tsx'));

const tabs = ['categories', 'executions', 'policy', 'calendar'] as const;
const entities = { categories: 'purchasingCategory', executions: 'purchasingExecution' } as const;

/** Purchasing categories, their executions, the limits that decide which way a purchase goes, and the calendar of the school. */
export default function PurchasingPatternScreen() {
  const { userType, companyId } = useUser();
  return userType === 'PLATFORM' ? <OfAnySchool /> : <Pattern schools={[]} companyId={companyId} />;
}

function OfAnySchool() {
  const schools = useApiQuery('listSchoolsSimple');
  const choices = (schools.data ?? []).map(({ companyId, schoolName }) => ({ value: companyId, label: schoolName }));
  const [first] = choices;
  if (first) return <Pattern schools={choices} companyId={first.value} />;
  return (
    <PageLayout>
      <Section>
        <QueryView query={schools}>{() => null}</QueryView>
      </Section>
    </PageLayout>
  );
}

function Pattern(props: PatternProps) {
  const t = useT();
  const can = usePermission();
  const [tab, setTab] = useTab(tabs);
  const [isCreating, setCreating] = useState(false);
  const mayCreate = (tab === 'categories' || tab === 'executions') && can(`system:${entities[tab]}:create`);
  const listProps = { ...props, mayCreate, isCreating, onCreated: () => setCreating(false) };
  return (
    <PageLayout
      actions={
        mayCreate && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
            {t(`purchasing.create_${tab}`)}
          </Button>
        )
      }
    >
      <Section isFlush>
        <Tabs value={tab} onChange={(value) => setTab(tabs.find((known) => known === value) ?? 'categories')}>
          <Tabs.List px="sm">
            {tabs.map((value) => (
              <Tabs.Tab key={value} value={value}>
                {t(`purchasing.tab_${value}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab}>
            {tab === 'categories' && <CategoryList {...listProps} />}
            {tab === 'executions' && <ExecutionList {...listProps} />}
            {tab === 'policy' && (
              <Suspense fallback={<LoadingBlock />}>
                <PolicyTab {...props} />
              </Suspense>
            )}
            {tab === 'calendar' && (
              <Suspense fallback={<LoadingBlock />}>
                <CalendarTab {...props} />
              </Suspense>
            )}
          </Tabs.Panel>
        </Tabs>
      </Section>
    </PageLayout>
  );
}
