import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Message } from '#ui/feedback/Message.tsx';

const steps = { RETURNED: 'return', REJECTED: 'reject', WITHDRAWN: 'withdraw' } as const;
type Returned = keyof typeof steps;
const isReturned = (status: Schemas['ProjectStatus']): status is Returned => Object.hasOwn(steps, status);

/** Who returned a purchase and why; nothing for a draft. */
export function ReturnedNote({ project }: { project: Schemas['ProjectDetail'] }) {
  return isReturned(project.status) ? <Reason project={project} status={project.status} /> : null;
}

function Reason({ project, status }: { project: Schemas['ProjectDetail']; status: Returned }) {
  const t = useT();
  const format = useFormat();
  const log = useApiQuery('listProjectLogs', { path: { id: project.id } });
  const entry = log.data?.findLast(({ step }) => step === steps[status]);
  const about = { who: entry?.operatorName ?? '', time: format.dateTime(entry?.time ?? project.updateTime) };
  const title = {
    RETURNED: t('sponsor.returnedBy', about),
    REJECTED: t('sponsor.rejectedBy', about),
    WITHDRAWN: t('sponsor.withdrawnBy', about),
  };
  if (status === 'WITHDRAWN') return <Message tone="warning">{title.WITHDRAWN}</Message>;
  return (
    <Message tone="warning">
      <Text size="sm" fw={600}>
        {title[status]}
      </Text>
      <Text size="sm">{project.endReason ?? t('sponsor.noReason')}</Text>
      <Text size="xs" c="dimmed">
        {t(status === 'RETURNED' ? 'sponsor.returnedText' : 'sponsor.rejectedText')}
      </Text>
    </Message>
  );
}
