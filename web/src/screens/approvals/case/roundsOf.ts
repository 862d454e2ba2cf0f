import type { CaseDetail } from './caseTexts.ts';

type Task = CaseDetail['records'][number];

/** A question of somebody who is to decide, and those whom it was put to at the same time. */
export interface Round {
  asker: Task;
  answers: [Task, ...Task[]];
}

/** The questions of a case, in the order of time. Those that nobody has to answer any more are left out. */
export function roundsOf(records: readonly Task[]): Round[] {
  const asked = records.filter(({ parentTaskId, state }) => parentTaskId !== null && state !== 'CANCELLED');
  const rounds = Map.groupBy(asked, ({ parentTaskId, since }) => `${parentTaskId} ${since}`);
  return [...rounds.values()].flatMap((answers) => {
    const asker = records.find(({ taskId }) => taskId === answers[0]?.parentTaskId);
    return asker ? [{ asker, answers: answers as Round['answers'] }] : [];
  });
}
