import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { CaseStatus } from '#ui/purchase/CaseStatus.tsx';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { ApplicantBar, isApplicants } from './ApplicantBar.tsx';
import { AskFirst } from './AskFirst.tsx';
import { CaseContent } from './CaseContent.tsx';
import { CaseTrouble } from './CaseTrouble.tsx';
import { CaseWays } from './CaseWays.tsx';
import { type CaseDetail, takenText } from './caseTexts.ts';
import { Delegation } from './Delegation.tsx';
import { Reassignment } from './Reassignment.tsx';
import { useCaseQueue } from './useCaseQueue.ts';

/** Loaded for those who decide, because it includes the form library. */
const DecisionBar = lazyPart(() => import('./DecisionBar.tsx'));

interface CasePageProps {
  detail: CaseDetail;
  refetch: () => Promise<unknown>;
}

/** A case that was read. */
export function CasePage({ detail, refetch }: CasePageProps) {
  const { id, bizType, status, createTime, myTaskId, forUserName, allowedActions, project, flow } = detail;
  const t = useT();
  const format = useFormat();
  const queue = useCaseQueue(id);
  // Somebody else was faster, or the purchase has changed.
  const [isOvertaken, setOvertaken] = useState(false);
  const onOvertaken = () => void refetch().then(() => setOvertaken(true));
  const time = format.dateTime(createTime);
  return (
    <PageLayout
      isTall
      title={project.projectName}
      status={myTaskId ? <StatusPill meaning="wait">{t(pillOf(detail))}</StatusPill> : <CaseStatus status={status} />}
      facts={[
        `${t(`purchases.kind${bizType}`)} ${project.projectCode ?? ''}`,
        project.applicantName,
        project.deptName,
        t(bizType === 'RECEIPT' ? 'approvals.received' : 'approvals.submitted', { time }),
        flow && t('approvals.byFlow', { name: flow.configName, version: flow.version }),
        forUserName && t('approvals.forUser', { name: forUserName }),
      ]}
      actions={
        <>
          {myTaskId && allowedActions.includes('DELEGATE') && (
            <Delegation detail={detail} taskId={myTaskId} queue={queue} onOvertaken={onOvertaken} />
          )}
          {myTaskId && allowedActions.includes('ADD_SIGN') && (
            <AskFirst detail={detail} taskId={myTaskId} queue={queue} onOvertaken={onOvertaken} />
          )}
          {allowedActions.includes('REASSIGN') && <Reassignment detail={detail} onDone={() => void refetch()} />}
          <CaseWays detail={detail} queue={queue} />
        </>
      }
    >
      {isOvertaken && (
        <Message tone="warning" role="alert">
          {takenText(detail, t, format) ?? t('approvals.changed')}
        </Message>
      )}
      <CaseTrouble detail={detail} />
      <CaseContent detail={detail} />
      {myTaskId && (
        <Suspense>
          <DecisionBar detail={detail} taskId={myTaskId} queue={queue} onOvertaken={onOvertaken} />
        </Suspense>
      )}
      {isApplicants(detail) && <ApplicantBar detail={detail} />}
    </PageLayout>
  );
}

/** What the case waits for, to somebody whom it waits for. */
function pillOf({ bizType, askedByName, records, myTaskId }: CaseDetail) {
  if (askedByName !== null) return 'approvals.advicePill';
  const isAsking = records.some(({ taskId, state }) => taskId === myTaskId && state === 'ASKING');
  return isAsking ? 'approvals.askingWord' : (`approvals.waits${bizType}` as const);
}
