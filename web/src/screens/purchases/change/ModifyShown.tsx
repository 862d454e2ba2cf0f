import { useApiQuery } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { ModifyPage } from './ModifyPage.tsx';

const missing = 4004;

/** The change of an id. */
export function ModifyShown({ id }: { id: string }) {
  const t = useT();
  const modify = useApiQuery('getProjectModifyDetail', { path: { id } });
  const { data, error } = modify;
  if (data) return <ModifyPage modify={data} onStale={modify.refetch} />;
  const isMissing = isApiError(error) && error.code === missing;
  return (
    <PageLayout isTall>
      <Section>
        {isMissing ? (
          <EmptyState text={t('modifications.missing')}>
            <Button component={Link} to="/purchase-management/project-modify" size="xs" variant="default">
              {t('modifications.toList')}
            </Button>
          </EmptyState>
        ) : (
          <QueryView query={modify}>{() => null}</QueryView>
        )}
      </Section>
    </PageLayout>
  );
}
