import { useApiMutation } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { FileList } from '#ui/files/FileLink.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { NextStep } from '#ui/page/NextStep.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Timeline } from '#ui/page/Timeline.tsx';
import { ChangeCosts } from '#ui/purchase/ChangeCosts.tsx';
import { ChangeTable } from '#ui/purchase/ChangeTable.tsx';
import { ModifyStatus } from '#ui/purchase/ModifyStatus.tsx';
import { meanings } from '#ui/status/meanings.ts';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './modify.module.css';

/** Loaded with the first of them, because they include the form library. */
const EditModify = lazyPart(() => import('./EditModify.tsx'));

const SubmitForm = lazyPart(() => import('./SubmitForm.tsx'));

const staleCodes: readonly unknown[] = [4090, 4101];

const parameter = 'do';

type Detail = Schemas['ProjectModifyDetail'];

interface ModifyPageProps {
  modify: Detail;
  /** Reads the change again, when somebody else was faster. */
  onStale: () => Promise<unknown>;
}

/** A change: what is before and after it, where its approval stands, and for whoever has begun it the form of the draft. */
export function ModifyPage({ modify, onStale }: ModifyPageProps) {
  const t = useT();
  const acts = useModifyActs(modify, onStale);
  const {
    modifyCode,
    modifyType,
    projectName,
    projectCode,
    projectId,
    status,
    reason,
    changes,
    argument,
    allowedActions,
    createByName,
  } = modify;
  const isDraft = status === 'DRAFT';
  return (
    <PageLayout
      isTall
      title={t('modifications.titleOf', { name: projectName })}
      status={<ModifyStatus status={status} />}
      facts={[
        modifyCode ?? t('modifications.noNumber'),
        t('modifications.types', { types: modifyType.map((type) => t(`purchases.type${type}`)) }),
        createByName,
        <TextLink key="purchase" to={purchaseAddress(projectId)}>
          {projectCode ?? t('modifications.purchase')}
        </TextLink>,
      ]}
      actions={
        acts.form ? null : (
          <>
            {allowedActions.includes('SUBMIT') && (
              <Button onClick={() => acts.start('SUBMIT')} disabled={changes.length === 0}>
                {t('modifications.doSUBMIT')}
              </Button>
            )}
            {allowedActions.includes('EDIT') && (
              <Button variant="default" onClick={() => acts.start('EDIT')}>
                {t('modifications.doEDIT')}
              </Button>
            )}
            {allowedActions.includes('WITHDRAW') && (
              <Button variant="default" onClick={() => void acts.withdraw()}>
                {t(isDraft ? 'modifications.doDROP' : 'modifications.doWITHDRAW')}
              </Button>
            )}
          </>
        )
      }
    >
      {acts.form ?? (
        <Columns lead={<Next modify={modify} />} rail={<Trail modify={modify} />}>
          <Section title={t('purchases.changeContent')}>
            <ChangeTable changes={changes} />
          </Section>
          {argument && (
            <Section title={t('purchases.changeArgument')}>
              <FileList files={[argument]} label={t('purchases.changeArgument')} />
            </Section>
          )}
          <Section title={t('modifications.reason')}>
            <p className={classes.text}>{reason}</p>
          </Section>
          {(isDraft || status === 'APPROVING') && (
            <Section title={t('purchases.changeCosts')}>
              <ChangeCosts modify={modify} />
            </Section>
          )}
        </Columns>
      )}
      {acts.dialog}
    </PageLayout>
  );
}

/** What comes next and who does it, or what became of it. */
function Next({ modify: { status, waitingFor, endTime, opinion, allowedActions } }: { modify: Detail }) {
  const t = useT();
  const format = useFormat();
  const isMine = allowedActions.includes('SUBMIT');
  const isOver = status !== 'DRAFT' && status !== 'APPROVING';
  const title =
    status === 'DRAFT'
      ? t(isMine ? 'modifications.nextSubmit' : 'modifications.nextDraft')
      : status === 'APPROVING'
        ? t('modifications.nextApprove', { names: waitingFor })
        : t(`modifications.over${status}`);
  return (
    <NextStep meaning={meanings.modification[status]} title={title} {...(isOver && { label: t('modifications.atTheEnd') })}>
      {endTime !== null && <p>{format.dateTime(endTime)}</p>}
      {opinion && <p className={classes.text}>{t('modifications.opinion', { opinion })}</p>}
    </NextStep>
  );
}

/** Who is asked, has agreed or refused. */
function Trail({ modify: { steps, submitTime, createByName } }: { modify: Detail }) {
  const t = useT();
  const format = useFormat();
  if (submitTime === null) return null;
  const shown = steps.filter(({ state }) => state !== 'CANCELLED' && state !== 'SKIPPED');
  const states = { APPROVED: 'done', PENDING: 'now', WAITING: 'future', REJECTED: 'bad' } as const;
  return (
    <Section title={t('modifications.trail')}>
      <Timeline
        label={t('modifications.trail')}
        entries={[
          {
            id: 'start',
            state: 'done',
            title: t('modifications.submittedBy', { name: createByName ?? '' }),
            meta: format.dateTime(submitTime),
          },
          ...shown.map(({ step, userName, state, opinion, decideTime }, index) => ({
            id: `${step} ${index}`,
            state: states[state as keyof typeof states] ?? ('done' as const),
            title: t(`modifications.step${state as 'PENDING'}`, { name: userName }),
            meta: [opinion, decideTime && format.dateTime(decideTime)].filter(Boolean).join(' · '),
          })),
        ]}
      />
    </Section>
  );
}

type Act = 'EDIT' | 'SUBMIT';

/** Does the acts of a change: `start` opens what an act needs, `form` and `dialog` are that. */
function useModifyActs(modify: Schemas['ProjectModifyDetail'], onStale: () => Promise<unknown>) {
  const t = useT();
  const confirm = useConfirm();
  const giveUp = useApiMutation('withdrawProjectModify');
  const [parameters, setParameters] = useSearchParams();
  const { id, version, status, projectName: name, allowedActions } = modify;
  const act = allowedActions.find((allowed) => allowed === parameters.get(parameter)) ?? null;

  function set(next: Act | null) {
    const changed = new URLSearchParams(parameters);
    if (next === null) changed.delete(parameter);
    else changed.set(parameter, next);
    setParameters(changed, { replace: true });
  }

  async function reread(error: unknown): Promise<never> {
    if (isApiError(error) && staleCodes.includes(error.code)) await onStale();
    throw error;
  }

  const isDraft = status === 'DRAFT';
  const close = () => set(null);
  const form: ReactNode =
    act === 'EDIT' ? (
      <Suspense fallback={<LoadingBlock />}>
        <EditModify modify={modify} onClose={close} onReload={onStale} />
      </Suspense>
    ) : null;
  return {
    start: set,
    form,
    async withdraw() {
      const isDone = await confirm({
        title: t(isDraft ? 'modifications.dropTitle' : 'modifications.withdrawTitle', { name }),
        text: t(isDraft ? 'modifications.dropText' : 'modifications.withdrawText'),
        confirmLabel: t(isDraft ? 'modifications.doDROP' : 'modifications.doWITHDRAW'),
        danger: true,
        action: () => giveUp.mutateAsync({ path: { id }, body: { version } }).catch(reread),
      });
      if (isDone) notify.success(t('modifications.withdrawn', { name }));
    },
    dialog: (
      <Suspense>{act === 'SUBMIT' && <SubmitForm modify={modify} onClose={close} onReload={() => void onStale()} />}</Suspense>
    ),
  };
}
