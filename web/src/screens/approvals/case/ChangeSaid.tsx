import { useServerMenu } from '@campus-procurement/hooks';
import { Stack } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { FileList } from '#ui/files/FileLink.tsx';
import { Section } from '#ui/page/Section.tsx';
import { ChangeCosts } from '#ui/purchase/ChangeCosts.tsx';
import { ChangeTable } from '#ui/purchase/ChangeTable.tsx';
import { modifyAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './case.module.css';
import type { CaseDetail } from './caseTexts.ts';

const modifyPage = '/purchase-management/project-modify';

/** The change that is to be agreed to: before and after side by side, why, and what it costs. */
export function ChangeSaid({ detail: { modification } }: { detail: CaseDetail }) {
  const t = useT();
  const { entries } = useServerMenu();
  if (modification === null) return null;
  const { id, changes, argument, reason, status } = modification;
  const end = entries.has(modifyPage) && (
    <TextLink isAct to={modifyAddress({ id })}>
      {t('approvals.toModification')}
    </TextLink>
  );
  return (
    <>
      <Section title={t('purchases.changeContent')} end={end}>
        <ChangeTable changes={changes} />
      </Section>
      {argument && (
        <Section title={t('purchases.changeArgument')}>
          <FileList files={[argument]} label={t('purchases.changeArgument')} />
        </Section>
      )}
      <Section title={t('approvals.modificationReason')}>
        <Stack gap="md">
          <p className={classes.terms}>{reason}</p>
          {status === 'APPROVING' && <ChangeCosts modify={modification} />}
        </Stack>
      </Section>
    </>
  );
}
