import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';

/** There is no contract to show: the list has some. */
export function Nothing({ text }: { text: string }) {
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
