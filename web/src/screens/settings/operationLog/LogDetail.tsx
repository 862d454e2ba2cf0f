import { useRecord } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { CodeBlock } from '#ui/page/CodeBlock.tsx';
import { DetailDrawer } from '#ui/page/DetailDrawer.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { ModuleName, Outcome } from './logColumns.tsx';
import classes from './operationLog.module.css';

/** A row of the log with its request and its changes. */
export default function LogDetail({ entry: { id, action }, onClose }: { entry: Schemas['OperationLog']; onClose: () => void }) {
  const t = useT();
  const detail = useRecord('getOperationLogDetail', { path: { id } });
  return (
    <DetailDrawer title={action} query={detail} onClose={onClose}>
      {(entry) => (
        <>
          {entry.errorMsg && <Message tone="error">{entry.errorMsg}</Message>}
          <Properties
            items={[
              [t('operationLog.outcome'), <Outcome key="outcome" entry={entry} />],
              [t('operationLog.time'), <DateTime key="time" value={entry.time} isExact />],
              [t('operationLog.module'), <ModuleName key="module" name={entry.module} />],
              [t('operationLog.user'), entry.userName ?? t('operationLog.nobody')],
              [t('operationLog.role'), entry.roleName ?? '–'],
              [t('operationLog.dept'), entry.deptName ?? '–'],
              [t('operationLog.school'), entry.companyName],
              [t('operationLog.ip'), entry.ip],
              [t('operationLog.cost'), t('operationLog.ms', { ms: entry.costMs })],
              [t('operationLog.method'), entry.method],
              [t('operationLog.operation'), entry.operationId],
              [t('operationLog.requestId'), entry.requestId],
            ]}
          />
          {entry.changes && (
            <Part title={t('operationLog.changes')}>
              <ChangeTable changes={entry.changes} />
            </Part>
          )}
          {entry.request && (
            <Part title={t('operationLog.request')}>
              <CodeBlock
                label={t('operationLog.request')}
                text={entry.request}
                notes={new Map(entry.names.map((known) => [known.id, known.name]))}
              />
            </Part>
          )}
        </>
      )}
    </DetailDrawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      {children}
    </div>
  );
}
