import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { use } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { NextStep } from '#ui/page/NextStep.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { PageContext } from '#ui/page/pageContext.ts';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { contractAddress, purchaseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './contracts.module.css';

/** Begins the contract of a purchase. One that is there already is shown instead. */
export function StartContract({ projectId }: { projectId: string }) {
  const known = useApiQuery('queryContractPage', { query: { projectId, size: 200 } });
  const open = known.data?.records.find(({ status }) => status !== 'CANCELLED');
  if (open) return <Navigate to={contractAddress({ id: open.id })} replace />;
  if (known.data) return <Start projectId={projectId} />;
  return (
    <PageLayout isTall>
      <Section>
        <QueryView query={known}>{() => null}</QueryView>
      </Section>
    </PageLayout>
  );
}

/** The server fills the draft from the award, the request and the supplier. */
function Start({ projectId }: { projectId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { leave } = use(PageContext);
  const project = useApiQuery('getProjectDetail', { path: { id: projectId } });
  const save = useApiMutation('saveContract');

  async function begin() {
    const { id } = await save.mutateAsync({ body: { projectId } });
    notify.success(t('contracts.drafted'));
    leave();
    await navigate(contractAddress({ id }), { replace: true });
  }

  return (
    <PageLayout
      isTall
      {...(project.data && { title: project.data.projectName })}
      facts={project.data ? [project.data.projectCode, project.data.applicantName, project.data.deptName] : []}
      actions={
        project.data?.allowedActions.includes('DRAFT_CONTRACT') && (
          <Button onClick={() => void begin().catch(() => undefined)} loading={save.isPending}>
            {t('contracts.begin')}
          </Button>
        )
      }
    >
      <Section>
        <QueryView query={project}>
          {({ allowedActions, costAmount }) =>
            allowedActions.includes('DRAFT_CONTRACT') ? (
              <NextStep meaning="wait" title={t('contracts.beginNext')}>
                <p>{t('contracts.beginText', { amount: costAmount })}</p>
                <p className={classes.links}>
                  <TextLink isAct to={purchaseAddress(projectId)}>
                    {t('contracts.toPurchase')}
                  </TextLink>
                </p>
              </NextStep>
            ) : (
              <EmptyState text={t('contracts.notYours')}>
                <TextLink isAct to={purchaseAddress(projectId)}>
                  {t('contracts.toPurchase')}
                </TextLink>
              </EmptyState>
            )
          }
        </QueryView>
      </Section>
    </PageLayout>
  );
}
