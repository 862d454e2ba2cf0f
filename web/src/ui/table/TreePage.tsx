import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { PageLayout } from '../page/PageLayout.tsx';
import { Section } from '../page/Section.tsx';
import type { Words } from '../search/listSearch.ts';
import { TreeBlock, type TreeBlockProps } from './TreeBlock.tsx';

interface TreePageProps<T, F extends Words> extends TreeBlockProps<T, F> {
  /** Creates one; null for those who may not. */
  create: { label: LabelKey; onClick: () => void } | null;
  /** Other buttons of the page, before the one that creates. */
  buttons?: ReactNode;
  /** `DraftOffer`, above the tree. */
  offer?: ReactNode;
  /** Forms, drawers and dialogs. */
  children?: ReactNode;
}

/** A page that is one tree: heading, button to create, filters, rows that open and close. */
export function TreePage<T extends { id: string; children: T[] }, F extends Words>(props: TreePageProps<T, F>) {
  const { create, buttons, offer, children, ...tree } = props;
  const t = useT();
  return (
    <PageLayout
      actions={
        (create || buttons) && (
          <>
            {buttons}
            {create && (
              <Button leftSection={<IconPlus size={16} />} onClick={create.onClick}>
                {t(create.label)}
              </Button>
            )}
          </>
        )
      }
    >
      {offer}
      <Section isFlush>
        <TreeBlock {...tree} />
      </Section>
      {children}
    </PageLayout>
  );
}
