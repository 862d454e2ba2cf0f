import { useApiQuery } from '@campus-procurement/hooks';
import { useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { exposureAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import { RegistryData } from '../registry/RegistryData.tsx';
import { Scorecard } from '../registry/Scorecard.tsx';

/** The registry data of a supplier (`?id=`), with its credit score and its exposures. */
export default function GsSupplierScreen() {
  const t = useT();
  const id = useSearchParams()[0].get('id');
  if (id) return <Supplier id={id} />;
  return (
    <PageLayout>
      <Section>
        <EmptyState text={t('suppliers.nothingChosen')} />
      </Section>
    </PageLayout>
  );
}

function Supplier({ id }: { id: string }) {
  const t = useT();
  const supplier = useApiQuery('getCompanyDetail', { path: { id } });
  const exposures = useApiQuery('queryIntegrityExposurePage', { query: { supplierId: id, status: 'PUBLISHED', size: 50 } });
  return (
    <PageLayout>
      <QueryView query={supplier}>
        {({ companyName, allowedActions }) => (
          <>
            <Section title={companyName}>
              <RegistryData supplierId={id} mayRefresh={allowedActions.includes('REFRESH_REGISTRY')} />
            </Section>
            <Section title={t('suppliers.scorecard')}>
              <Scorecard supplierId={id} />
            </Section>
            <Section title={t('suppliers.exposures')}>
              <QueryView query={exposures}>
                {({ records }) => (
                  <PlainTable
                    caption={t('suppliers.exposures')}
                    rows={records}
                    rowKey={(row) => row.id}
                    empty={t('suppliers.none')}
                    columns={[
                      {
                        header: t('reading.exposureCode'),
                        cell: (row) => <TextLink to={exposureAddress(row.id)}>{row.exposureCode}</TextLink>,
                      },
                      { header: t('reading.exposureType'), cell: (row) => t(`reading.type${row.exposureType}`) },
                      { header: t('suppliers.level'), cell: (row) => t(`reading.level${row.level}`) },
                      { header: t('suppliers.time'), cell: (row) => <DateTime value={row.publishTime} />, align: 'end' },
                    ]}
                  />
                )}
              </QueryView>
            </Section>
          </>
        )}
      </QueryView>
    </PageLayout>
  );
}
