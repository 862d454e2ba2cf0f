import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';

interface SystemFactsProps {
  process: Schemas['ServerProcess'];
  database: Schemas['DatabaseFigures'];
}

/** The server process that answers, and its database. */
export function SystemFacts({ process, database }: SystemFactsProps) {
  const t = useT();
  const format = useFormat();
  const { eventLoopDelay: delay } = process;
  const bytes = (value: number | null) => (value === null ? '–' : format.bytes(value));
  return (
    <Section title={t('dashboard.system')}>
      <Properties
        items={[
          [t('dashboard.startTime'), <DateTime key="start" value={process.startTime} />],
          [t('dashboard.node'), process.nodeVersion],
          [t('dashboard.memory'), bytes(process.rssBytes)],
          [t('dashboard.heap'), t('dashboard.of', { used: bytes(process.heapUsedBytes), total: bytes(process.heapTotalBytes) })],
          [t('dashboard.eventLoop'), delay === null ? '–' : t('dashboard.delay', delay)],
          [t('dashboard.database'), t(`dashboard.${database.kind === 'EMBEDDED' ? 'embedded' : 'postgresql'}`, database)],
          [t('dashboard.databaseSize'), bytes(database.sizeBytes)],
          [
            t('dashboard.connections'),
            database.connections === null
              ? '–'
              : t('dashboard.of', {
                  used: format.number(database.connections),
                  total: database.maxConnections === null ? '–' : format.number(database.maxConnections),
                }),
          ],
        ]}
      />
    </Section>
  );
}
