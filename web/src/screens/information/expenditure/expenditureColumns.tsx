import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Money } from '#ui/Money.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import type { TableSummary } from '#ui/table/TableFoot.tsx';
import classes from './expenditure.module.css';

export type Card = Schemas['Expenditure'];
export const sortable = ['cardNo', 'totalAmount', 'availableAmount', 'validTo', 'updateTime'] as const;
export type CardSort = (typeof sortable)[number];
export const fundTypes = ['SCIENCE', 'TEACHING', 'SPECIAL', 'DISCIPLINE', 'OPERATION', 'DONATION'] as const;

function CardName({ card }: { card: Card }) {
  const t = useT();
  return (
    <span className={classes.two}>
      <span>
        {card.cardName} {card.expired && <Tag>{t('funds.expired')}</Tag>}
      </span>
      <small>
        {card.cardNo}
        {card.source === 'SYNC' && ` · ${t('funds.sourceSYNC')}`}
      </small>
    </span>
  );
}

function FundTypeName({ card }: { card: Card }) {
  return <span className={classes.word}>{useT()(`funds.type${card.fundType}`)}</span>;
}

function Owner({ card }: { card: Card }) {
  const t = useT();
  return (
    <span className={classes.two}>
      {card.ownerName}
      <small>
        {card.deptName}
        {card.authorizedUserCount > 0 && ` · ${t('funds.lentTo', { count: card.authorizedUserCount })}`}
      </small>
    </span>
  );
}

/** The days on which money can be taken; what is open at an end is left out. */
function Validity({ card: { validFrom, validTo } }: { card: Card }) {
  const t = useT();
  const format = useFormat();
  if (validFrom === null && validTo === null) return t('funds.unlimited');
  return (
    <span className={classes.word}>
      {validTo === null
        ? t('funds.from', { day: format.date(validFrom ?? '') })
        : t('funds.until', { day: format.date(validTo) })}
    </span>
  );
}

type CardColumn = Column<Card, CardSort>;
const school: CardColumn = { header: 'funds.school', cell: (card) => card.companyName, width: 96 };

/** The balance stands beside its parts. */
export const schoolColumns: CardColumn[] = [
  { header: 'funds.card', cell: (card) => <CardName card={card} />, sort: 'cardNo', width: 176 },
  { header: 'funds.type', cell: (card) => <FundTypeName card={card} />, width: 76 },
  { header: 'funds.owner', cell: (card) => <Owner card={card} />, width: 112 },
  { header: 'funds.total', cell: (card) => <Money value={card.totalAmount} />, sort: 'totalAmount', width: 104, align: 'end' },
  { header: 'funds.frozen', cell: (card) => <Money value={card.frozenAmount} />, width: 96, align: 'end' },
  {
    header: 'funds.available',
    cell: (card) => <Money value={card.availableAmount} />,
    sort: 'availableAmount',
    width: 104,
    align: 'end',
  },
  { header: 'funds.validity', cell: (card) => <Validity card={card} />, sort: 'validTo', width: 112 },
  { header: 'funds.status', cell: (card) => <StatusBadge status={card.status} />, width: 64 },
];

/** For those who see the cards of every school. */
export const platformColumns: CardColumn[] = schoolColumns.toSpliced(3, 0, school);

/** The sums of all cards that match, as the server says them. */
export function summaryOf({ totalAmount, frozenAmount, availableAmount }: Schemas['ExpenditureSum']): TableSummary {
  return {
    cells: {
      totalAmount: <Money value={totalAmount} />,
      'funds.frozen': <Money value={frozenAmount} />,
      availableAmount: <Money value={availableAmount} />,
    },
  };
}
