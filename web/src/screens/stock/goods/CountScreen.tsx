import { Button, Select } from '@mantine/core';
import { use } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { PageContext } from '#ui/page/pageContext.ts';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { CountSheet } from './CountSheet.tsx';
import { useOwnStores } from './useOwnStores.ts';

/** A stocktake of one of the stores that the user keeps, made for a phone. @param storeId '' as long as none is chosen */
export default function CountScreen({ storeId }: { storeId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { leave } = use(PageContext);
  const stores = useOwnStores();
  const records = stores.data?.records ?? [];
  const known = records.find(({ id }) => id === storeId) ?? (records.length === 1 ? records[0] : undefined);
  const choices = records.map(({ id, warehouseName }) => ({ value: id, label: warehouseName }));

  /** In place of what is shown: what was counted in another store is kept. */
  function choose(id: string | null) {
    if (id === null || id === storeId) return;
    leave();
    void navigate(`/stock-page?draft=CHECK&count=${id}`, { replace: true });
  }

  return (
    <PageLayout
      isTall
      title={known ? t('stock.countTitle', { store: known.warehouseName }) : t('stock.newCHECK')}
      facts={[t('stock.countKept')]}
      actions={
        <Button component={Link} to="/stock-page" variant="default">
          {t('stock.toList')}
        </Button>
      }
    >
      <QueryView query={stores}>
        {() =>
          records.length === 0 ? (
            <EmptyState text={t('stock.noOwnStores')} />
          ) : (
            <>
              {records.length > 1 && (
                <Section>
                  <Select
                    label={t('stock.countStore')}
                    placeholder={t('stock.countChoose')}
                    data={choices}
                    value={known?.id ?? null}
                    onChange={choose}
                    allowDeselect={false}
                    maw={420}
                  />
                </Section>
              )}
              {known && <CountSheet key={known.id} storeId={known.id} places={known.locations} />}
            </>
          )
        }
      </QueryView>
    </PageLayout>
  );
}
