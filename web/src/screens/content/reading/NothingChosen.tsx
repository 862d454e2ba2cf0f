import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';

/** Shown if the address does not name anything to read. */
export function NothingChosen() {
  const t = useT();
  return (
    <PageLayout>
      <Section>
        <EmptyState text={t('reading.nothingChosen')}>
          <Button component={Link} to="/" size="xs" variant="default">
            {t('reading.toHome')}
          </Button>
        </EmptyState>
      </Section>
    </PageLayout>
  );
}
