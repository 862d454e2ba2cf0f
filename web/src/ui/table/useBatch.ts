import { useRef, useState } from 'react';
import { claimError } from '../feedback/claimError.ts';

/** How far a batch has come. */
export interface BatchState<T> {
  status: 'waiting' | 'running' | 'ended';
  done: T[];
  failed: { row: T; error: unknown }[];
}

/** Does something with one row after another. What is refused for one does not keep the others from it. */
export function useBatch<T>(rows: readonly T[], each: (row: T) => Promise<unknown>) {
  const [state, setState] = useState<BatchState<T>>({ status: 'waiting', done: [], failed: [] });
  const isStopped = useRef(false);

  async function start() {
    const done: T[] = [];
    const failed: BatchState<T>['failed'] = [];
    const tell = (status: BatchState<T>['status']) => setState({ status, done: [...done], failed: [...failed] });
    tell('running');
    for (const row of rows) {
      if (isStopped.current) break;
      try {
        await each(row);
        done.push(row);
      } catch (error) {
        claimError(error);
        failed.push({ row, error });
      }
      tell('running');
    }
    tell('ended');
  }

  return {
    state,
    start,
    /** After the row that is being dealt with. */
    stop() {
      isStopped.current = true;
    },
  };
}
