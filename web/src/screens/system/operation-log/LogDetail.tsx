import { useRecord } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { CodeBlock } from '#ui/page/CodeBlock.tsx';
import { DetailDrawer } from '#ui/page/DetailDrawer.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { ModuleName, Outcome } from './logColumns.tsx';

/** One row of the log with what was asked for. */
export default function LogDetail({ entry: { id, action }, onClose }: { entry: Schemas['OperationLog']; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const detail = useRecord('getOperationLogDetail', { path: { id } });
  return (
    <DetailDrawer title={action} query={detail} onClose={onClose}>
      {(entry) => (
        <>
          {entry.errorMsg && <Message tone="error">{entry.errorMsg}</Message>}
          <Properties
            items={[
              [t('operationLog.outcome'), <Outcome key="outcome" entry={entry} />],
              [t('operationLog.time'), <DateTime key="time" value={entry.time} />],
              [t('operationLog.module'), <ModuleName key="module" name={entry.module} />],
              [t('operationLog.user'), entry.userName ?? t('operationLog.nobody')],
              [t('operationLog.role'), entry.roleName ?? '–'],
              [t('operationLog.dept'), entry.deptName ?? '–'],
              [t('operationLog.school'), entry.companyName],
              [t('operationLog.ip'), entry.ip],
              [t('operationLog.cost'), t('operationLog.ms', { ms: format.number(entry.costMs) })],
              [t('operationLog.method'), entry.method],
              [t('operationLog.operation'), entry.operationId],
              [t('operationLog.requestId'), entry.requestId],
            ]}
          />
          {entry.request && <CodeBlock label={t('operationLog.request')} text={entry.request} />}
        </>
      )}
    </DetailDrawer>
  );
}
