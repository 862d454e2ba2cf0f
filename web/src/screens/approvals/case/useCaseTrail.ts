import { useUser } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { TimelineEntry } from '#ui/page/Timeline.tsx';
import { askedAs } from '#ui/purchase/askedAs.ts';
import type { CaseDetail } from './caseTexts.ts';
import { type Round, roundsOf } from './roundsOf.ts';

type Task = CaseDetail['records'][number];

/** Who was asked and has decided when, and what is to come. */
export function useCaseTrail(detail: CaseDetail): TimelineEntry[] {
  const { bizType, status, createTime, endTime, records, project, requestedByName } = detail;
  const t = useT();
  const format = useFormat();
  const me = useUser().id;
  const isReceipt = bizType === 'RECEIPT';
  const subject = (id: string, name: string) => (id === me ? t('approvals.you') : name);
  const applicant = subject(project.applicantId, project.applicantName);

  /** Who has decided, with whom a deputy has replaced. */
  function decider({ userId, userName, decidedById, decidedByName }: Task): string {
    if (decidedById === null || decidedByName === null) return subject(userId, userName);
    const holder = userId === me ? t('approvals.youObject') : userName;
    return t('purchases.actingFor', { name: subject(decidedById, decidedByName), holder });
  }

  function decided(task: Task): TimelineEntry {
    const { taskId, state, opinion, decideTime, fromUserName: from, byUserName: by, putReason } = task;
    const who = decider(task);
    const said = { APPROVED: isReceipt ? 'CONFIRM' : 'APPROVED', REJECTED: isReceipt ? 'REFUSE' : 'REJECTED' } as const;
    const did = state === 'APPROVED' || state === 'REJECTED' ? said[state] : state === 'DELEGATED' ? state : 'RETURNED';
    const before = from === null ? [] : [t('approvals.fromUser', { from })];
    const seat = by === null ? before : [t('approvals.putInBy', { from, by, reason: putReason ?? '–' })];
    const role = [askedAs(task, t), ...seat].join(' · ');
    if (state === 'SKIPPED') return { id: taskId, state: 'done', title: t('approvals.didSKIPPED', { who }), meta: role };
    return {
      id: taskId,
      state: state === 'APPROVED' || state === 'DELEGATED' ? 'done' : 'bad',
      title: t(`approvals.did${did}`, { who }),
      text: opinion,
      meta: `${role} · ${format.dateTime(decideTime ?? createTime)}`,
    };
  }

  /** Those of a step who have not decided. */
  function expected([first, ...others]: [Task, ...Task[]]): TimelineEntry {
    const names = [first, ...others].map(({ userId, userName, fromUserName: from, byUserName: by, deputyNames: deputies }) => {
      const name = userId === me ? t('approvals.youObject') : userName;
      const held = from === null ? name : t('purchases.inPlaceOf', { name, from });
      const asked = by === null ? held : t('approvals.putIn', { name, from, by });
      return deputies.length === 0 ? asked : t('approvals.orDeputy', { name: asked, deputies });
    });
    const who = others.length > 0 ? t(`approvals.of${first.mode}`, { names }) : String(names[0]);
    const role = askedAs(first, t);
    if (first.state === 'WAITING')
      return { id: first.taskId, state: 'future', title: t('approvals.thenFor', { who }), meta: role };
    const since = t('approvals.from', { time: format.dateTime(first.since ?? createTime) });
    const limit = first.limitTime === null ? [] : [t('approvals.until', { time: format.dateTime(first.limitTime) })];
    return {
      id: first.taskId,
      state: 'now',
      title: t(`approvals.waitsFor${bizType}`, { who }),
      meta: [role, since, ...limit].join(' · '),
      text: first.putReason,
    };
  }

  /** A question, and below it what each has answered. */
  function asked({ asker, answers }: Round): TimelineEntry[] {
    const [{ since, question }] = answers;
    const isOpen = asker.state === 'ASKING';
    const who = subject(asker.userId, asker.userName);
    const head = { id: `asked ${answers[0].taskId}`, state: isOpen ? ('now' as const) : ('done' as const), text: question };
    const title = t(isOpen ? 'approvals.isAsking' : 'approvals.didASK', { who });
    return [{ ...head, title, meta: format.dateTime(since ?? createTime) }, ...answers.map(answered)];
  }

  function answered({ taskId: id, userId, userName, state, opinion, decideTime }: Task): TimelineEntry {
    if (state !== 'APPROVED' && state !== 'REJECTED') {
      const who = userId === me ? t('approvals.youObject') : userName;
      return { id, state: 'future', title: t('approvals.waitsForAdvice', { who }), isBelow: true };
    }
    const said = { title: t(`approvals.didAdvise${state}`, { who: subject(userId, userName) }), text: opinion };
    return { id, state: 'done', ...said, meta: format.dateTime(decideTime ?? createTime), isBelow: true };
  }

  const deciding = records.filter(({ parentTaskId }) => parentTaskId === null);
  const reachedTasks = deciding.filter(
    ({ state, decideTime }) => state === 'PENDING' || state === 'ASKING' || decideTime !== null,
  );
  const reached = status === 'APPROVED' ? Number.POSITIVE_INFINITY : Math.max(...reachedTasks.map(({ step }) => step));
  // Who has agreed before is told where the step was passed.
  const done = deciding.filter(({ decideTime, state, step }) => decideTime !== null || (state === 'SKIPPED' && step < reached));
  const isOfAward = bizType !== 'PURCHASE' && bizType !== 'RECEIPT';
  const afterPurchase = project.lane === 'BIDDING' ? 'Bid' : 'Ordered';
  const after = (
    {
      RECEIPT: 'Paid',
      AWARD: 'Awarded',
      AWARD_CANCEL: 'DecidedAnew',
      CONTRACT: 'Signed',
      PURCHASE: afterPurchase,
      MODIFICATION: 'Changed',
      TERMINATION: project.supplierDefault === null ? 'Ended' : 'Terminated',
      WRITE_OFF: 'WrittenOff',
    } as const
  )[bizType];
  const open = deciding.filter(({ state }) => state === 'PENDING' || (state === 'WAITING' && status === 'RUNNING'));
  const steps = [...Map.groupBy(open, ({ step }) => step).values()] as [Task, ...Task[]][];
  return [
    {
      id: 'start',
      state: 'done',
      meta: [requestedByName, format.dateTime(createTime)].filter(Boolean).join(' · '),
      // Applicant or officer have decided: the award says who.
      title: isOfAward
        ? t(`approvals.did${bizType}`)
        : t(isReceipt ? 'approvals.didRECEIVE' : 'approvals.didSUBMIT', { who: applicant }),
    },
    ...[
      ...done.map((task) => ({ step: task.step, time: task.decideTime, entries: [decided(task)] })),
      ...roundsOf(records).map((round) => ({ step: round.asker.step, time: round.answers[0].since, entries: asked(round) })),
    ]
      .toSorted((one, other) => one.step - other.step || String(one.time).localeCompare(String(other.time)))
      .flatMap(({ entries }) => entries),
    ...steps.map(expected),
    ...(status === 'WITHDRAWN'
      ? [
          {
            id: 'end',
            state: 'bad' as const,
            title: t('approvals.didWITHDRAW', { who: requestedByName ?? applicant }),
            meta: endTime && format.dateTime(endTime),
          },
        ]
      : []),
    ...(status === 'RUNNING'
      ? [
          {
            id: 'then',
            state: 'future' as const,
            title: t(`approvals.then${after}`),
            meta: t(`approvals.then${after}Text`),
          },
        ]
      : []),
  ];
}
