import { Stack, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { Section } from '#ui/page/Section.tsx';
import classes from './case.module.css';
import type { CaseDetail } from './caseTexts.ts';

/** Why a purchase is to be given up, and what that costs. */
export function EndSaid({ detail: { reason, status } }: { detail: CaseDetail }) {
  const t = useT();
  return (
    <Section title={t('approvals.terminationReason')}>
      <Stack gap="md" mt="sm">
        <p className={classes.said}>{reason}</p>
        {status === 'RUNNING' && (
          <Message tone="warning">
            <Text size="sm">{t('approvals.terminationCosts')}</Text>
          </Message>
        )}
      </Stack>
    </Section>
  );
}
