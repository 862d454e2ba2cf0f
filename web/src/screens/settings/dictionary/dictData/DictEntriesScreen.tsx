import { usePagedQuery } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { DictEntryList } from './DictEntryList.tsx';

const key = /^[a-z][a-z0-9_]{1,49}$/;

/** The entries of the dictionary type in the address. */
export default function DictEntriesScreen() {
  const [parameters] = useSearchParams();
  const dictType = parameters.get('dictType') ?? '';
  return key.test(dictType) ? <Named dictType={dictType} /> : <Unknown />;
}

function Named({ dictType }: { dictType: string }) {
  const types = usePagedQuery('queryDictTypePage', { dictType, current: 1, size: 100 });
  const type = types.rows.find((row) => row.dictType === dictType);
  if (type) return <DictEntryList type={type} />;
  if (!types.isPending && !types.error) return <Unknown />;
  return (
    <PageLayout>
      <Section>
        <QueryView query={{ data: undefined, error: types.error, refetch: types.refetch }}>{() => null}</QueryView>
      </Section>
    </PageLayout>
  );
}

function Unknown() {
  const t = useT();
  return (
    <PageLayout>
      <Section>
        <EmptyState text={t('dictionary.noType')}>
          <Button component={Link} to="/system/dictionary/dictType" size="xs" variant="default">
            {t('dictionary.toTypes')}
          </Button>
        </EmptyState>
      </Section>
    </PageLayout>
  );
}
