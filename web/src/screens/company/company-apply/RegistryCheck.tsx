import { useApiQuery } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Liveness } from '../registry/Liveness.tsx';

/** Compares a supplier's own data with those of the business registry, for reviewers. */
export function RegistryCheck({ supplierId }: { supplierId: string }) {
  const t = useT();
  const stated = useApiQuery('getCompanyDetail', { path: { id: supplierId } });
  // Silent, because the error is shown in place of the data.
  const registered = useApiQuery('getCompanyGsInfo', { query: { supplierId } }, { meta: { silent: true } });
  const isUnknown = registered.data === undefined && isApiError(registered.error) && registered.error.code === 4004;
  if (isUnknown) return <Message tone="warning">{t('suppliers.gsUnknown')}</Message>;
  return (
    <QueryView query={registered}>
      {(info) => (
        <>
          <Liveness info={info} />
          <QueryView query={stated}>{(supplier) => <Comparison stated={supplier} registered={info} />}</QueryView>
        </>
      )}
    </QueryView>
  );
}

const compared = [
  ['companyName', 'suppliers.companyName'],
  ['creditCode', 'suppliers.creditCode'],
  ['legalPerson', 'suppliers.legalPerson'],
  ['establishDate', 'suppliers.establishDate'],
  ['registeredAddress', 'suppliers.address'],
] as const;

interface ComparisonProps {
  stated: Schemas['SupplierDetail'];
  registered: Schemas['GsInfo'];
}

function Comparison({ stated, registered }: ComparisonProps) {
  const t = useT();
  const format = useFormat();
  const shown = (field: (typeof compared)[number][0], value: string | null) =>
    value !== null && field === 'establishDate' ? format.date(value) : (value ?? '–');
  return (
    <PlainTable<(typeof compared)[number]>
      caption={t('suppliers.crossCheck')}
      rows={compared}
      rowKey={([field]) => field}
      empty=""
      namesAbove
      columns={[
        { header: t('suppliers.crossCheck'), cell: ([, label]) => t(label) },
        { header: t('suppliers.stated'), cell: ([field]) => shown(field, stated[field]) },
        {
          header: t('suppliers.inRegistry'),
          cell: ([field]) => (
            <>
              {shown(field, registered[field])} {stated[field] !== registered[field] && <Tag>{t('suppliers.differs')}</Tag>}
            </>
          ),
        },
      ]}
    />
  );
}
