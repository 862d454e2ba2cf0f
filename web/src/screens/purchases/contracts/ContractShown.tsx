import { useApiQuery } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { ContractPage } from './ContractPage.tsx';

const missing = 4004;

/** The contract of an id. */
export function ContractShown({ id }: { id: string }) {
  const t = useT();
  const contract = useApiQuery('getContractDetail', { path: { id } });
  const { data, error } = contract;
  if (data) return <ContractPage contract={data} onStale={contract.refetch} />;
  if (isApiError(error) && error.code === missing) return <Nothing text={t('contracts.missing')} />;
  return (
    <PageLayout isTall>
      <Section>
        <QueryView query={contract}>{() => null}</QueryView>
      </Section>
    </PageLayout>
  );
}

/** There is no contract to show: the list has some. */
function Nothing({ text }: { text: string }) {
  const t = useT();
  return (
    <PageLayout>
      <Section>
        <EmptyState text={text}>
          <Button component={Link} to="/purchase-management/contracts-procurement" size="xs" variant="default">
            {t('contracts.toList')}
          </Button>
        </EmptyState>
      </Section>
    </PageLayout>
  );
}
