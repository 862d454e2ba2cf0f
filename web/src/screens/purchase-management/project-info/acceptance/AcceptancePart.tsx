import { useServerMenu } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import type { Detail } from '../state/projectState.ts';

const page = '/inspection-project';

/** What has arrived of an order, and how it was accepted. */
export function AcceptancePart({ project }: { project: Detail; onStale: () => void }) {
  const t = useT();
  const format = useFormat();
  const { entries } = useServerMenu();
  const { acceptances = [], lines = [] } = project.fulfilment ?? {};
  return (
    <>
      <Section title={t('projects.partacceptance')}>
        <PlainTable
          caption={t('projects.partacceptance')}
          rows={acceptances}
          rowKey={({ id }) => id}
          empty={t('fulfilment.noAcceptances')}
          columns={[
            {
              header: t('fulfilment.batch'),
              cell: ({ id, batchNo, acceptanceCode }) =>
                entries.has(page) ? <TextLink to={`${page}?id=${id}`}>{acceptanceCode ?? String(batchNo)}</TextLink> : batchNo,
            },
            { header: t('fulfilment.arrived'), cell: ({ arriveDate }) => format.date(arriveDate) },
            { header: t('fulfilment.state'), cell: ({ status }) => t(`fulfilment.acceptance${status}`) },
            { header: t('projects.waitingFor'), cell: ({ waitingFor }) => t('projects.names', { names: waitingFor }) },
            { header: t('fulfilment.passed'), cell: ({ passAmount }) => <Money value={passAmount} />, align: 'end' },
          ]}
        />
      </Section>
      <Section title={t('fulfilment.orderLines')}>
        <PlainTable
          caption={t('fulfilment.orderLines')}
          rows={lines}
          rowKey={({ no }) => String(no)}
          empty={t('fulfilment.noLines')}
          columns={[
            { header: t('purchases.items'), cell: ({ itemName }) => itemName },
            { header: t('fulfilment.ordered'), cell: ({ quantity, unit }) => `${quantity} ${unit}`, align: 'end' },
            { header: t('fulfilment.acceptedQuantity'), cell: ({ acceptedQuantity }) => acceptedQuantity, align: 'end' },
            { header: t('fulfilment.openQuantity'), cell: ({ openQuantity }) => openQuantity, align: 'end' },
            { header: t('purchases.amount'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
          ]}
        />
      </Section>
    </>
  );
}
