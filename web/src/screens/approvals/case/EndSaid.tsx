import { Stack, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { Section } from '#ui/page/Section.tsx';
import classes from './case.module.css';
import type { CaseDetail } from './caseTexts.ts';

/** Why a purchase or a claim is to be given up, or an order terminated, and what that costs. */
export function EndSaid({ detail: { bizType, reason, status, project } }: { detail: CaseDetail }) {
  const t = useT();
  const isWriteOff = bizType === 'WRITE_OFF';
  const isDefault = !isWriteOff && project.supplierDefault !== null;
  const costs = isWriteOff ? 'approvals.writeOffCosts' : isDefault ? 'approvals.defaultCosts' : 'approvals.terminationCosts';
  return (
    <Section title={t(isWriteOff ? 'approvals.writeOffReason' : 'approvals.terminationReason')}>
      <Stack gap="md" mt="sm">
        <p className={classes.said}>{reason}</p>
        {status === 'RUNNING' && (
          <Message tone="warning">
            <Text size="sm">{t(costs)}</Text>
          </Message>
        )}
      </Stack>
    </Section>
  );
}
