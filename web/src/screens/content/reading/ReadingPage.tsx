import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { type Queried, QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import classes from './reading.module.css';

const PrintPreview = lazyPart(() => import('#ui/print/PrintPreview.tsx'));

interface ReadingPageProps<T> {
  query: Queried<T>;
  /** Undefined until the content is loaded. */
  title: string | undefined;
  tags: readonly string[];
  /** The author, the time and similar facts. */
  facts: ReactNode;
  children: (data: T) => ReactNode;
}

/** Content for reading, with a print preview. */
export function ReadingPage<T>({ query, title, tags, facts, children }: ReadingPageProps<T>) {
  const t = useT();
  const [isPrinting, setPrinting] = useState(false);
  const head = (
    <p className={classes.facts}>
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {facts}
    </p>
  );
  return (
    <PageLayout
      title={title ?? ''}
      actions={
        query.data !== undefined && (
          <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setPrinting(true)}>
            {t('ui.printPreview')}
          </Button>
        )
      }
    >
      <Section>
        <QueryView query={query} back={{ to: '/', label: t('reading.toHome') }}>
          {(data) => (
            <article className={classes.article}>
              {head}
              {children(data)}
            </article>
          )}
        </QueryView>
      </Section>
      {isPrinting && query.data !== undefined && (
        <Suspense>
          <PrintPreview title={title ?? ''} onClose={() => setPrinting(false)}>
            <article className={classes.printed}>
              <h1>{title}</h1>
              {head}
              {children(query.data)}
            </article>
          </PrintPreview>
        </Suspense>
      )}
    </PageLayout>
  );
}
