import { useApiQuery } from '@campus-procurement/hooks';
import { Suspense, use } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { PageContext } from '#ui/page/pageContext.ts';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { modifyAddress, purchaseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';

/** Loaded for those who begin one, because it includes the form library. */
const ModifyForm = lazyPart(async () => ({ default: (await import('./ModifyForm.tsx')).ModifyForm }));

/** Begins a change of a purchase. One that is open already is shown instead. */
export function StartModify({ projectId }: { projectId: string }) {
  const known = useApiQuery('queryProjectModifyPage', { query: { projectId, size: 200 } });
  const open = known.data?.records.find(({ status }) => status === 'DRAFT' || status === 'APPROVING');
  if (open) return <Navigate to={modifyAddress({ id: open.id })} replace />;
  if (known.data) return <Start projectId={projectId} />;
  return (
    <PageLayout isTall>
      <Section>
        <QueryView query={known}>{() => null}</QueryView>
      </Section>
    </PageLayout>
  );
}

function Start({ projectId }: { projectId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { leave } = use(PageContext);
  const project = useApiQuery('getProjectDetail', { path: { id: projectId } });
  const { data } = project;
  const toPurchase = (
    <TextLink isAct to={purchaseAddress(projectId)}>
      {t('modifications.toPurchase')}
    </TextLink>
  );

  function show(id: string) {
    leave();
    void navigate(modifyAddress({ id }), { replace: true });
  }

  return (
    <PageLayout
      isTall
      {...(data && { title: t('modifications.titleOf', { name: data.projectName }) })}
      facts={data ? [data.projectCode, data.applicantName, data.deptName] : []}
    >
      {data && data.modifyTypes.length > 0 ? (
        <Suspense fallback={<LoadingBlock />}>
          <ModifyForm
            project={data}
            draft={null}
            onSaved={show}
            onCancel={() => void navigate(purchaseAddress(projectId))}
            onReload={project.refetch}
          />
        </Suspense>
      ) : (
        <Section>
          <QueryView query={project}>{() => <EmptyState text={t('modifications.notNow')}>{toPurchase}</EmptyState>}</QueryView>
        </Section>
      )}
    </PageLayout>
  );
}
