import { useApiQuery } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { Button, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { TabCount } from '#ui/page/TabCount.tsx';
import { useTab } from '#ui/search/useTab.ts';
import { AcceptanceList } from './AcceptanceList.tsx';
import { AcceptancePage } from './AcceptancePage.tsx';
import { PurchaseBatches } from './PurchaseBatches.tsx';

const missing = 4004;
const scopes = ['TODO', 'MINE', 'ALL'] as const;

/** Acceptances: their lists, those of one purchase, or one of them. */
export default function InspectionScreen() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const projectId = parameters.get('projectId');
  if (id) return <Shown key={id} id={id} />;
  return projectId ? <PurchaseBatches key={projectId} projectId={projectId} /> : <Lists />;
}

function Lists() {
  const t = useT();
  const [scope, setScope] = useTab(scopes);
  const todo = useApiQuery('queryAcceptancePage', { query: { scope: 'TODO', size: 1 } });
  return (
    <PageLayout>
      <Section isFlush>
        <Tabs value={scope} onChange={(value) => value && setScope(value as typeof scope)}>
          <Tabs.List px="sm">
            {scopes.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`acceptances.scope${one}`)}
                {one === 'TODO' && todo.data && <TabCount value={todo.data.total} />}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={scope}>
            <AcceptanceList key={scope} scope={scope} />
          </Tabs.Panel>
        </Tabs>
      </Section>
    </PageLayout>
  );
}

function Shown({ id }: { id: string }) {
  const t = useT();
  const acceptance = useApiQuery('getAcceptanceDetail', { path: { id } });
  const { data, error } = acceptance;
  if (data) return <AcceptancePage acceptance={data} onStale={() => void acceptance.refetch()} />;
  if (isApiError(error) && error.code === missing) {
    return (
      <Frame>
        <EmptyState text={t('acceptances.missing')}>
          <Button component={Link} to="/inspection-project" size="xs" variant="default">
            {t('acceptances.toList')}
          </Button>
        </EmptyState>
      </Frame>
    );
  }
  return (
    <Frame isTall>
      <QueryView query={acceptance}>{() => null}</QueryView>
    </Frame>
  );
}

function Frame({ isTall = false, children }: { isTall?: boolean; children: ReactNode }) {
  return (
    <PageLayout isTall={isTall}>
      <Section>{children}</Section>
    </PageLayout>
  );
}
