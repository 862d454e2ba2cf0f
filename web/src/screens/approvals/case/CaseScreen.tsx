import { useApiQuery } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { CasePage } from './CasePage.tsx';

/** One case of approval: what is asked, who has decided, and the own decision. */
export default function CaseScreen() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return id ? <Read key={id} id={id} /> : <None />;
}

function Read({ id }: { id: string }) {
  const t = useT();
  const found = useApiQuery('getApprovalInstanceDetail', { path: { id } }, { meta: { silent: true } });
  if (found.data) return <CasePage detail={found.data} refetch={found.refetch} />;
  return (
    <PageLayout isTall>
      <QueryView query={found} back={{ to: '/approval/my-apply', label: t('approvals.toList'), why: t('approvals.notYours') }}>
        {() => null}
      </QueryView>
    </PageLayout>
  );
}

function None() {
  const t = useT();
  return (
    <PageLayout>
      <EmptyState text={t('approvals.noCase')}>
        <Button component={Link} to="/approval/my-apply" variant="default" size="xs">
          {t('approvals.toList')}
        </Button>
      </EmptyState>
    </PageLayout>
  );
}
