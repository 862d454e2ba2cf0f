import { useApiQuery } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { ProjectPage } from './ProjectPage.tsx';
import { type Detail, isBidFor } from './state/projectState.ts';

const missing = 4004;

/** The platform announces within seconds what it announces by itself; what it leaves to the officer is not asked about for ever. */
const repeatMs = 2_000;
const mostRepeats = 10;

/** One purchase: where it stands, what is next, and all that belongs to it. */
export default function ProjectScreen() {
  const t = useT();
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  if (!id) return <Nothing text={t('projects.noneChosen')} />;
  return <Shown key={id} id={id} />;
}

function Shown({ id }: { id: string }) {
  const t = useT();
  const project = useApiQuery(
    'getProjectDetail',
    { path: { id } },
    {
      refetchInterval: ({ state }) =>
        state.data && isAboutToBeAnnounced(state.data) && state.dataUpdateCount <= mostRepeats && repeatMs,
    },
  );
  const { data, error } = project;
  if (data) return <ProjectPage project={data} onStale={() => void project.refetch()} />;
  if (isApiError(error) && error.code === missing) return <Nothing text={t('projects.missing')} />;
  return (
    <Frame isTall>
      <QueryView query={project}>{() => null}</QueryView>
    </Frame>
  );
}

/** Whether the platform may be about to announce a purchase: the page shows that without being reloaded. */
function isAboutToBeAnnounced({ status, lane, officerId }: Detail): boolean {
  return status === 'APPROVED' && isBidFor({ lane }) && officerId !== null;
}

/** There is no purchase to show: the list has some. */
function Nothing({ text }: { text: string }) {
  const t = useT();
  return (
    <Frame>
      <EmptyState text={text}>
        <Button component={Link} to="/purchase-management/procurement-item" size="xs" variant="default">
          {t('projects.toList')}
        </Button>
      </EmptyState>
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
