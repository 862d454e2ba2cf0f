import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { notify } from '#ui/feedback/notify.ts';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { acceptanceAddress, purchaseAddress } from '#ui/text/contentAddress.ts';
import { Batches } from './parts/Batches.tsx';

/** The batches of a purchase, and the way to the next one. */
export function PurchaseBatches({ projectId }: { projectId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const project = useApiQuery('getProjectDetail', { path: { id: projectId } });
  const batches = useApiQuery('queryAcceptancePage', { query: { projectId, size: 200 } });
  const begin = useApiMutation('saveAcceptance');
  const mayBegin = project.data?.allowedActions.includes('BEGIN_ACCEPTANCE') ?? false;
  // What was begun and left goes on; another draft beside it would take the next number and hold what was typed no more.
  const begun = batches.data?.records.find(
    ({ status, allowedActions }) => status === 'DRAFT' && allowedActions.includes('SUBMIT'),
  );

  async function start() {
    if (begun) return navigate(acceptanceAddress(begun.id, 'SUBMIT'));
    try {
      const { id } = await begin.mutateAsync({ body: { projectId } });
      await navigate(acceptanceAddress(id, 'SUBMIT'));
    } catch (error) {
      notify.error(t('acceptances.begin'), describeError(error, t).text);
    }
  }

  return (
    <PageLayout
      isTall
      title={project.data?.projectName ?? ''}
      facts={[project.data?.projectCode]}
      actions={
        <>
          <Button component={Link} to={purchaseAddress(projectId)} variant="default">
            {t('acceptances.toPurchase')}
          </Button>
          {mayBegin && (
            <Button onClick={() => void start()} loading={begin.isPending || batches.isPending}>
              {t(begun ? 'acceptances.goOn' : 'acceptances.begin')}
            </Button>
          )}
        </>
      }
    >
      <Section
        title={t('acceptances.batches')}
        {...(mayBegin && { hint: t(begun ? 'acceptances.goOnText' : 'acceptances.beginText') })}
      >
        <QueryView query={batches}>{({ records }) => <Batches batches={records} />}</QueryView>
      </Section>
    </PageLayout>
  );
}
