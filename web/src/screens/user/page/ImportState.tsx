import { Checkbox, Progress, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { FailureMessage } from '#ui/feedback/FailureMessage.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { ImportPreview, ImportProblems } from './ImportLists.tsx';
import type { UserImport } from './useUserImport.ts';

/** The state of an import: being checked or imported, with problems, or ready. */
export function ImportState({ brought }: { brought: UserImport }) {
  const t = useT();
  const format = useFormat();
  const { table, problems, problemCount, users, isChecking, isImporting } = brought;
  const count = format.number(table?.rows.length ?? 0);
  if (isChecking || isImporting) {
    return (
      <div role="status">
        <Progress value={100} animated aria-hidden />
        <Text size="xs" c="dimmed" mt={6}>
          {t(isChecking ? 'userImport.checking' : 'userImport.importing', { count })}
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
            {t('userImport.wrong', { count, problems: format.number(problemCount) })}
          </Message>
          <ImportProblems problems={problems} problemCount={problemCount} table={table} />
        </>
      )}
      {table && brought.isReady && (
        <>
          <div role="status">
            <Message tone="success">{t('userImport.ready', { count })}</Message>
          </div>
          <ImportPreview users={users} table={table} />
          <Checkbox
            label={t('userImport.withPasswords')}
            description={t('userImport.withPasswordsHint')}
            checked={brought.withPasswords}
            onChange={(event) => brought.setWithPasswords(event.currentTarget.checked)}
          />
        </>
      )}
    </>
  );
}
