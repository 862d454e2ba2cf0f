import type { Schemas } from '@campus-procurement/sdk';
import { toCents } from '@campus-procurement/sdk/money';
import { Progress } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import { NameCell } from '#ui/table/NameCell.tsx';
import { Money, Numeral } from '#ui/text/Numeral.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';
import classes from './schoolItems.module.css';

/** An item as a row of the list: its number tells it apart. */
export type SchoolItem = Schemas['AssociationItem'] & { id: string };

function Name({ item: { externalName, externalCode, enabled } }: { item: SchoolItem }) {
  const t = useT();
  return (
    <NameCell name={<TwoLines first={externalName} second={externalCode} />}>
      {!enabled && <Tag>{t('schoolItems.closed')}</Tag>}
    </NameCell>
  );
}

/** How much is taken: a bar with the sum below it. */
function Used({ item: { usedAmount, planAmount, externalName } }: { item: SchoolItem }) {
  const t = useT();
  const format = useFormat();
  const plan = Number(toCents(planAmount));
  const used = Number(toCents(usedAmount));
  const percent = used === 0 ? 0 : plan === 0 ? 100 : (used / plan) * 100;
  return (
    <span className={classes.used}>
      <Progress
        value={Math.min(percent, 100)}
        size={6}
        {...(percent > 100 && { color: 'var(--app-bad)' })}
        aria-label={t('schoolItems.usedOf', { name: externalName })}
      />
      <small>{t('schoolItems.usedText', { amount: usedAmount, percent: format.percent(percent / 100) })}</small>
    </span>
  );
}

export const schoolItemColumns: Column<SchoolItem, never>[] = [
  { header: 'schoolItems.name', cell: (item) => <Name item={item} />, width: 240 },
  { header: 'schoolItems.year', cell: ({ planYear }) => planYear ?? '–', width: 80 },
  { header: 'schoolItems.plan', cell: ({ planAmount }) => <Money value={planAmount} />, width: 120, align: 'end' },
  { header: 'schoolItems.used', cell: (item) => <Used item={item} />, width: 180 },
  {
    header: 'schoolItems.available',
    cell: ({ availableAmount }) => <Money value={availableAmount} />,
    width: 120,
    align: 'end',
    card: 'fact',
  },
  { header: 'schoolItems.count', cell: ({ projectCount }) => <Numeral value={projectCount} />, width: 80, align: 'end' },
  { header: 'schoolItems.dept', cell: ({ deptName }) => deptName ?? '–', width: 130 },
  { header: 'schoolItems.leader', cell: ({ leaderName }) => leaderName ?? '–', width: 90 },
  {
    header: 'schoolItems.synced',
    cell: ({ syncTime }) => <DateTime value={syncTime} />,
    width: 148,
    card: 'none',
    isExtra: true,
  },
];
