import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { meanings } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import classes from './tasks.module.css';

/** The status of a task, with its progress while it runs. */
export function TaskState({ task: { status, stopRequested, doneCount, totalCount } }: { task: Schemas['Task'] }) {
  const t = useT();
  const format = useFormat();
  const isRunning = status === 'RUNNING';
  return (
    <span className={classes.state}>
      <StatusPill meaning={meanings.task[status]}>
        {t(isRunning && stopRequested ? 'tasks.stopping' : `shell.task${status}`)}
      </StatusPill>
      {isRunning && totalCount !== null && totalCount > 0 && (
        <small>{format.percent(Math.floor((doneCount / totalCount) * 100) / 100)}</small>
      )}
    </span>
  );
}
