import { useApiQuery } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { DocumentPage } from './DocumentPage.tsx';

const missing = 4004;

/** One document: its lines, and what a keeper does with it. */
export function DocumentScreen({ id }: { id: string }) {
  const found = useApiQuery('getStockDocumentDetail', { path: { id } }, { meta: { silent: true } });
  if (found.data) return <DocumentPage document={found.data} refetch={found.refetch} />;
  if (isApiError(found.error) && found.error.code === missing) return <None />;
  return (
    <PageLayout isTall>
      <QueryView query={found}>{() => null}</QueryView>
    </PageLayout>
  );
}

function None() {
  const t = useT();
  return (
    <PageLayout>
      <EmptyState text={t('stock.noDocument')}>
        <Button component={Link} to="/stock-page" variant="default" size="xs">
          {t('stock.toList')}
        </Button>
      </EmptyState>
    </PageLayout>
  );
}
