import type { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import type { Meaning } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';

type Finding = Schemas['InstallationFinding'];

const meanings: Record<Finding['state'], Meaning> = { OK: 'good', WARNING: 'wait', FAULT: 'bad' };
const weights: Record<Finding['state'], number> = { FAULT: 0, WARNING: 1, OK: 2 };

interface FindingsProps {
  examination: ReturnType<typeof useApiQuery<'examineInstallation'>>;
}

/** What an examination of the installation has found: what needs somebody, and on request also what is in order. */
export function Findings({ examination }: FindingsProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const findings = examination.data?.findings ?? [];
  const wrong = findings.filter(({ state }) => state !== 'OK');
  return (
    <Section
      title={t('dashboard.examination')}
      hint={t('dashboard.examinationHint')}
      end={
        <Button
          variant="subtle"
          size="xs"
          disabled={findings.length === 0}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('dashboard.onlyWrong') : t('dashboard.allFindings', { count: findings.length })}
        </Button>
      }
    >
      <QueryView query={examination} onRetry={examination.refetch}>
        {() => (
          <PlainTable
            caption={t('dashboard.examination')}
            rows={(isWhole ? findings : wrong).toSorted((one, other) => weights[one.state] - weights[other.state])}
            rowKey={({ check, text }) => `${check} ${text}`}
            empty={t('dashboard.nothingWrong', { count: findings.length })}
            columns={[
              { header: t('dashboard.check'), cell: ({ check }) => t(`dashboard.check${check}`) },
              {
                header: t('dashboard.findingState'),
                cell: ({ state }) => <StatusPill meaning={meanings[state]}>{t(`dashboard.finding${state}`)}</StatusPill>,
              },
              { header: t('dashboard.findingText'), cell: ({ text }) => text },
            ]}
            namesAbove
          />
        )}
      </QueryView>
    </Section>
  );
}
