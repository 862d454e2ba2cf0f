import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money, Numeral, Percent } from '#ui/text/Numeral.tsx';
import { Days } from './Days.tsx';

interface GroupsProps {
  title: string;
  /** Header of the names. */
  name: string;
  groups: readonly Schemas['FigureGroup'][];
}

/** Departments or officers beside one another. */
export function Groups({ title, name, groups }: GroupsProps) {
  const t = useT();
  return (
    <Section title={title}>
      <PlainTable
        caption={title}
        rows={groups}
        rowKey={({ id }) => id}
        empty={t('dashboard.noneInPeriod')}
        columns={[
          { header: name, cell: (group) => group.name },
          { header: t('dashboard.number'), cell: ({ count }) => <Numeral value={count} />, align: 'end' },
          { header: t('dashboard.asked'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
          { header: t('dashboard.awardedNumber'), cell: ({ awardedCount }) => <Numeral value={awardedCount} />, align: 'end' },
          { header: t('dashboard.saved'), cell: ({ saved }) => <Money value={saved} />, align: 'end' },
          { header: t('dashboard.savedShare'), cell: ({ percent }) => <Percent value={percent} />, align: 'end' },
          { header: t('dashboard.failedRounds'), cell: ({ failed }) => <Numeral value={failed} />, align: 'end' },
          {
            header: t('dashboard.wholeDays'),
            cell: ({ days }) => <Days days={days} />,
            align: 'end',
          },
        ]}
      />
    </Section>
  );
}
