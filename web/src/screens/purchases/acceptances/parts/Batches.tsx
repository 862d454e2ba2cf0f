import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { TurnHolders } from '#ui/purchase/TurnHolders.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { acceptanceAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { AcceptanceState } from './AcceptanceState.tsx';

type Batch = Pick<Schemas['Acceptance'], 'id' | 'acceptanceCode' | 'batchNo' | 'status' | 'arriveDate' | 'turns' | 'passAmount'>;

/** Batches of a purchase, one a row. */
export function Batches({ batches }: { batches: readonly Batch[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <PlainTable
      caption={t('acceptances.batches')}
      rows={batches}
      rowKey={({ id }) => id}
      empty={t('acceptances.emptyProject')}
      columns={[
        {
          header: t('acceptances.batches'),
          cell: ({ id, batchNo, acceptanceCode }) => (
            <TextLink to={acceptanceAddress(id)}>
              {[t('acceptances.batch', { no: batchNo }), acceptanceCode].filter(Boolean).join(' · ')}
            </TextLink>
          ),
        },
        { header: t('acceptances.status'), cell: ({ status }) => <AcceptanceState status={status} /> },
        { header: t('acceptances.arrived'), cell: ({ arriveDate }) => (arriveDate ? format.date(arriveDate) : '–') },
        { header: t('acceptances.waitingFor'), cell: ({ turns }) => <TurnHolders turns={turns} /> },
        {
          header: t('acceptances.passAmount'),
          cell: ({ status, passAmount }) => (status === 'DRAFT' ? '–' : <Money value={passAmount} />),
          align: 'end',
        },
      ]}
    />
  );
}
