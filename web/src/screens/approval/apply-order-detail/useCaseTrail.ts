import { useUser } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { TimelineEntry } from '#ui/page/Timeline.tsx';
import type { CaseDetail } from './caseTexts.ts';

type Task = CaseDetail['records'][number];

/** Who was asked and has decided when, and what is to come. */
export function useCaseTrail(detail: CaseDetail): TimelineEntry[] {
  const { bizType, status, createTime, endTime, records, project } = detail;
  const t = useT();
  const format = useFormat();
  const me = useUser().id;
  const isReceipt = bizType === 'RECEIPT';
  const subject = (id: string, name: string) => (id === me ? t('approvals.you') : name);
  const applicant = subject(project.applicantId, project.applicantName);

  function decided({ taskId, userId, userName, kind, state, opinion, decideTime, fromUserName: from }: Task): TimelineEntry {
    const who = subject(userId, userName);
    const said = { APPROVED: isReceipt ? 'CONFIRM' : 'APPROVED', REJECTED: isReceipt ? 'REFUSE' : 'REJECTED' } as const;
    const did = state === 'APPROVED' || state === 'REJECTED' ? said[state] : state === 'DELEGATED' ? state : 'RETURNED';
    const role = [t(`purchases.approver${kind}`), ...(from === null ? [] : [t('approvals.fromUser', { from })])].join(' · ');
    if (state === 'SKIPPED') return { id: taskId, state: 'done', title: t('approvals.didSKIPPED', { who }), meta: role };
    return {
      ...{
        id: taskId,
        state: state === 'APPROVED' || state === 'DELEGATED' ? 'done' : 'bad',
        title: t(`approvals.did${did}`, { who }),
        text: opinion,
      },
      meta: `${role} · ${format.dateTime(decideTime ?? createTime)}`,
    };
  }

  /** Those of a step who have not decided. */
  function expected([first, ...others]: [Task, ...Task[]]): TimelineEntry {
    const names = [first, ...others].map(({ userId, userName, fromUserName: from }) => {
      const name = userId === me ? t('approvals.youObject') : userName;
      return from === null ? name : t('approvals.inPlaceOf', { name, from });
    });
    const who = others.length > 0 ? t(`approvals.of${first.mode}`, { names }) : String(names[0]);
    const role = t(`purchases.approver${first.kind}`);
    if (first.state === 'WAITING')
      return { id: first.taskId, state: 'future', title: t('approvals.thenFor', { who }), meta: role };
    const since = t('approvals.from', { time: format.dateTime(first.since ?? createTime) });
    return { id: first.taskId, state: 'now', title: t(`approvals.waitsFor${bizType}`, { who }), meta: `${role} · ${since}` };
  }

  const asked = records.filter(({ state, decideTime }) => state === 'PENDING' || decideTime !== null);
  const reached = status === 'APPROVED' ? Number.POSITIVE_INFINITY : Math.max(...asked.map(({ step }) => step));
  // Who has agreed before is told where the step was passed.
  const done = records.filter(({ decideTime, state, step }) => decideTime !== null || (state === 'SKIPPED' && step < reached));
  const isOfAward = bizType === 'AWARD' || bizType === 'AWARD_CANCEL' || bizType === 'CONTRACT' || bizType === 'MODIFICATION';
  const afterPurchase = project.lane === 'BIDDING' ? 'Bid' : 'Ordered';
  const after = (
    {
      ...({ RECEIPT: 'Paid', AWARD: 'Awarded', AWARD_CANCEL: 'DecidedAnew', CONTRACT: 'Signed' } as const),
      ...({ PURCHASE: afterPurchase, MODIFICATION: 'Changed' } as const),
    } as const
  )[bizType];
  const open = records.filter(({ state }) => state === 'PENDING' || (state === 'WAITING' && status === 'RUNNING'));
  const steps = [...Map.groupBy(open, ({ step }) => step).values()] as [Task, ...Task[]][];
  return [
    {
      ...{ id: 'start', state: 'done', meta: format.dateTime(createTime) },
      // Applicant or officer have decided: the award says who.
      title: isOfAward
        ? t(`approvals.did${bizType}`)
        : t(isReceipt ? 'approvals.didRECEIVE' : 'approvals.didSUBMIT', { who: applicant }),
    },
    ...done
      .toSorted((one, other) => one.step - other.step || String(one.decideTime).localeCompare(String(other.decideTime)))
      .map(decided),
    ...steps.map(expected),
    ...(status === 'WITHDRAWN'
      ? [
          {
            id: 'end',
            state: 'bad' as const,
            title: t('approvals.didWITHDRAW', { who: applicant }),
            meta: endTime && format.dateTime(endTime),
          },
        ]
      : []),
    ...(status === 'RUNNING'
      ? [
          {
            ...{ id: 'then', state: 'future' as const, title: t(`approvals.then${after}`) },
            meta: t(`approvals.then${after}Text`),
          },
        ]
      : []),
  ];
}
