import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../preferences/LanguageSwitch.tsx';
import { ThemeSwitch } from '../preferences/ThemeSwitch.tsx';
import { BrandMark } from './BrandMark.tsx';
import classes from './NoticePage.module.css';
import { useDocumentTitle, useProductName } from './usePageTitle.ts';

interface NoticePageProps {
  title: string;
  /** What can be done about it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Says one thing, where there is no header and navigation yet. */
export function NoticePage({ title, actions, children }: NoticePageProps) {
  const product = useProductName();
  useDocumentTitle(title);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <BrandMark size={28} />
        <span className={classes.product}>{product}</span>
        <Group gap={4} wrap="nowrap">
          <LanguageSwitch />
          <ThemeSwitch />
        </Group>
      </header>
      <main className={classes.card}>
        <h1>{title}</h1>
        {children}
        {actions && (
          <Group gap="xs" mt="md">
            {actions}
          </Group>
        )}
      </main>
    </div>
  );
}
