import { useApiQuery } from '@campus-procurement/hooks';
import { Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Numeral } from '#ui/text/Numeral.tsx';

/** Shows how the credit score of a supplier was calculated. */
export function Scorecard({ supplierId }: { supplierId: string }) {
  const t = useT();
  const card = useApiQuery('getCompanyScorecard', { path: { id: supplierId } });
  return (
    <QueryView query={card}>
      {({ score, level, entries }) => (
        <>
          <Text mb="xs">{t('suppliers.scoreNow', { score, level })}</Text>
          <PlainTable
            caption={t('suppliers.scorecard')}
            rows={entries.map((entry, index) => ({ ...entry, key: String(index) }))}
            rowKey={({ key }) => key}
            empty={t('suppliers.none')}
            columns={[
              { header: t('suppliers.scoreReason'), cell: ({ reason }) => t(`suppliers.score${reason}`) },
              { header: t('suppliers.scoreChange'), cell: ({ change }) => <Numeral value={change} />, align: 'end' },
              { header: t('suppliers.scoreAfter'), cell: (entry) => <Numeral value={entry.score} />, align: 'end' },
              { header: t('suppliers.time'), cell: ({ time }) => <DateTime value={time} />, align: 'end' },
            ]}
          />
        </>
      )}
    </QueryView>
  );
}
