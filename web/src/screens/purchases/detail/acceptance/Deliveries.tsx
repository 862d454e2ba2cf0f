import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Group, Progress } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Batches } from '../../acceptances/parts/Batches.tsx';
import type { Detail } from '../state/projectState.ts';
import classes from './deliveries.module.css';

/** The batches of an order, how far each line is, and the way to the next batch. */
export default function Deliveries({ project, onAct }: { project: Detail; onAct: (act: 'CLOSE_SHORT') => void }) {
  const t = useT();
  const { id, allowedActions, fulfilment } = project;
  const batches = useApiQuery('queryAcceptancePage', { query: { projectId: id, size: 200 } });
  const lines = fulfilment?.lines ?? [];
  return (
    <>
      <Section
        title={t('acceptances.batches')}
        end={
          <Group gap="xs">
            {allowedActions.includes('CLOSE_SHORT') && lines.length > 0 && (
              <Button size="xs" variant="default" onClick={() => onAct('CLOSE_SHORT')}>
                {t('acceptances.closeShort')}
              </Button>
            )}
            {allowedActions.includes('BEGIN_ACCEPTANCE') && (
              <Button size="xs" variant="default" component={Link} to={`/inspection-project?projectId=${id}`}>
                {t('acceptances.begin')}
              </Button>
            )}
          </Group>
        }
      >
        <QueryView query={batches}>{({ records }) => <Batches batches={records} />}</QueryView>
      </Section>
      {lines.length > 0 && (
        <Section title={t('acceptances.progress')}>
          <ul className={classes.lines}>
            {lines.map((line) => (
              <li key={line.no}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Line({ line }: { line: Schemas['OrderLine'] }) {
  const t = useT();
  const { itemName, quantity, acceptedQuantity, inspectedQuantity, openQuantity, closedQuantity, closeReason, unit } = line;
  const words = t('acceptances.progressOf', {
    accepted: acceptedQuantity,
    inspected: inspectedQuantity,
    open: openQuantity,
    unit,
  });
  const share = (part: string) => (Number(part) / Number(quantity)) * 100;
  return (
    <>
      <p>
        <b>{itemName}</b>
        <small>
          {[words, closedQuantity !== '0' && t('acceptances.closedOf', { quantity: closedQuantity, unit }), closeReason]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </p>
      <Progress.Root size="md" aria-label={`${itemName} ${words}`}>
        <Progress.Section value={share(acceptedQuantity)} color="green" aria-hidden />
        <Progress.Section value={share(inspectedQuantity)} color="yellow" aria-hidden />
        <Progress.Section value={share(closedQuantity)} color="gray" aria-hidden />
      </Progress.Root>
    </>
  );
}
