import { Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { FailureMessage } from '../feedback/FailureMessage.tsx';
import { Message } from '../feedback/Message.tsx';
import { ImportProblems } from './ImportLists.tsx';
import type { Brought } from './useRowImport.ts';

interface ImportStateProps {
  brought: Omit<Brought, 'check'>;
  rules: Record<string, LabelKey | undefined>;
  /** What is shown of a file without problems. */
  ready: ReactNode;
}

/** The state of an import: being checked or imported, with problems, or ready. */
export function ImportState({ brought, rules, ready }: ImportStateProps) {
  const t = useT();
  const { table, problems, problemCount, some, isChecking, isImporting } = brought;
  if (isChecking || isImporting) {
    return (
      <div role="status">
        <Progress value={100} animated aria-hidden />
        <Text size="xs" c="dimmed" mt={6}>
          {t(isChecking ? 'imports.checking' : 'imports.importing', { some })}
        </Text>
      </div>
    );
  }
  return (
    <>
      <FailureMessage failure={brought.failure} />
      {table && problems.length > 0 && (
        <>
          <Message tone="error" role="alert">
            {t('imports.wrong', { some, problems: problemCount })}
          </Message>
          <ImportProblems brought={brought} rules={rules} />
        </>
      )}
      {table && brought.isReady && (
        <>
          <div role="status">
            <Message tone="success">{t('imports.ready', { some })}</Message>
          </div>
          {ready}
        </>
      )}
    </>
  );
}
