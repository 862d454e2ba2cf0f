import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { ColorTag } from '#ui/status/ColorTag.tsx';
import classes from './tasks.module.css';

const colors = {
  PENDING: 'gray',
  RUNNING: 'blue',
  SUCCESS: 'green',
  FAILED: 'red',
  RETRYING: 'orange',
  STOPPED: 'dark',
} as const;

/** Where a task stands, and how far it is while it runs. */
export function TaskState({ task: { status, stopRequested, doneCount, totalCount } }: { task: Schemas['Task'] }) {
  const t = useT();
  const format = useFormat();
  const isRunning = status === 'RUNNING';
  return (
    <span className={classes.state}>
      <ColorTag color={colors[status]}>{t(isRunning && stopRequested ? 'tasks.stopping' : `shell.task${status}`)}</ColorTag>
      {isRunning && totalCount !== null && totalCount > 0 && (
        <small>{format.percent(Math.floor((doneCount / totalCount) * 100) / 100)}</small>
      )}
    </span>
  );
}
