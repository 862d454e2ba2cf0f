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

const missing = 4004;

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
  const project = useApiQuery('getProjectDetail', { path: { id } });
  const { data, error } = project;
  if (data) return <ProjectPage project={data} onStale={() => void project.refetch()} />;
  if (isApiError(error) && error.code === missing) return <Nothing text={t('projects.missing')} />;
  return (
    <Frame isTall>
      <QueryView query={project}>{() => null}</QueryView>
    </Frame>
  );
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
