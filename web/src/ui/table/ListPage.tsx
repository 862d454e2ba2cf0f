import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { PageLayout } from '../page/PageLayout.tsx';
import { Section } from '../page/Section.tsx';
import type { Words } from '../search/listSearch.ts';
import { ListBlock, type ListBlockProps } from './ListBlock.tsx';

interface ListPageProps<T extends { id: string }, F extends Words, C extends string> extends ListBlockProps<T, F, C> {
  /** Creates one; null for those who may not. */
  create?: { label: LabelKey; onClick: () => void } | null;
  /** What stands between heading and list, e.g. `DraftOffer`. */
  above?: ReactNode;
  /** Forms, drawers and dialogs. */
  children?: ReactNode;
}

/** A page that is one list: heading, button to create, filters, tools, table. */
export function ListPage<T extends { id: string }, F extends Words, C extends string>(props: ListPageProps<T, F, C>) {
  const { heading = '', create, above, children, ...list } = props;
  const t = useT();
  return (
    <PageLayout
      title={heading}
      actions={
        create && (
          <Button leftSection={<IconPlus size={16} />} onClick={create.onClick}>
            {t(create.label)}
          </Button>
        )
      }
    >
      {above}
      <Section isFlush>
        <ListBlock {...list} heading={heading} />
      </Section>
      {children}
    </PageLayout>
  );
}
