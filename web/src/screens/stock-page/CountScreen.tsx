import { Button, Select } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { CountSheet } from './CountSheet.tsx';
import { useOwnStores } from './useOwnStores.ts';

/** A stocktake of one of the stores that the user keeps, made for a phone. @param storeId '' as long as none is chosen */
export default function CountScreen({ storeId }: { storeId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const stores = useOwnStores();
  const records = stores.data?.records ?? [];
  const known = records.find(({ id }) => id === storeId) ?? (records.length === 1 ? records[0] : undefined);
  const choices = records.map(({ id, warehouseName }) => ({ value: id, label: warehouseName }));
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
                    onChange={(value) => value && void navigate(`/stock-page?draft=CHECK&count=${value}`, { replace: true })}
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
