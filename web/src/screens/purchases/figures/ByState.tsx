import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PurchaseStatus } from '#ui/purchase/PurchaseStatus.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money, Numeral } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { Bar } from './Bar.tsx';

interface ByStateProps {
  states: Schemas['ProjectFigures']['states'];
  /** The list of those with a state. */
  listOf: (status: Schemas['ProjectStatus']) => string;
}

/** How far the purchases have come. */
export function ByState({ states, listOf }: ByStateProps) {
  const t = useT();
  const most = Math.max(0, ...states.map(({ count }) => count));
  return (
    <Section title={t('dashboard.byState')}>
      <PlainTable
        caption={t('dashboard.byState')}
        rows={states}
        rowKey={({ status }) => status}
        empty={t('dashboard.noneInPeriod')}
        columns={[
          { header: t('dashboard.state'), cell: ({ status }) => <PurchaseStatus status={status} isAny /> },
          { header: t('dashboard.share'), cell: ({ count }) => <Bar value={count} most={most} /> },
          {
            header: t('dashboard.number'),
            cell: ({ status, count }) => (
              <TextLink to={listOf(status)}>
                <Numeral value={count} />
              </TextLink>
            ),
            align: 'end',
          },
          { header: t('dashboard.asked'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
        ]}
      />
    </Section>
  );
}
