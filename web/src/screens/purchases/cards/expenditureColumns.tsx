import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusBadge } from '#ui/status/StatusBadge.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import type { TableSummary } from '#ui/table/TableFoot.tsx';
import { Content } from '#ui/text/Content.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import classes from './expenditure.module.css';

export type Card = Schemas['Expenditure'];
export const sortable = ['cardNo', 'totalAmount', 'availableAmount', 'validTo', 'updateTime'] as const;
export type CardSort = (typeof sortable)[number];

function CardName({ card }: { card: Card }) {
  const t = useT();
  return (
    <span className={classes.two}>
      <span>
        <Content>{card.cardName}</Content> {card.expired && <Tag>{t('funds.expired')}</Tag>}
      </span>
      <small>
        {card.cardNo} · {t(`funds.type${card.fundType}`)}
        {card.source === 'SYNC' && ` · ${t('funds.sourceSYNC')}`}
      </small>
    </span>
  );
}

function Owner({ card }: { card: Card }) {
  const t = useT();
  return (
    <span className={classes.two}>
      <Content>{card.ownerName}</Content>
      <small>
        <Content>{card.deptName}</Content>
        {card.authorizedUserCount > 0 && (
          <>
            {' '}
            <span className={classes.word}>· {t('funds.lentTo', { count: card.authorizedUserCount })}</span>
          </>
        )}
      </small>
    </span>
  );
}

/** Whether the card is enabled, and when it is valid. */
function State({ card: { status, validFrom, validTo } }: { card: Card }) {
  const t = useT();
  const format = useFormat();
  const isAlways = validFrom === null && validTo === null;
  return (
    <span className={classes.two}>
      <StatusBadge status={status} />
      <small className={classes.word}>
        {isAlways && t('funds.unlimited')}
        {validTo !== null && t('funds.until', { day: format.date(validTo) })}
        {validFrom !== null && validTo === null && t('funds.from', { day: format.date(validFrom) })}
      </small>
    </span>
  );
}

type CardColumn = Column<Card, CardSort>;
const school: CardColumn = { header: 'funds.school', cell: (card) => card.companyName, width: 96 };

/** The balance is next to its parts. */
export const schoolColumns: CardColumn[] = [
  { header: 'funds.card', cell: (card) => <CardName card={card} />, sort: 'cardNo', width: 176 },
  { header: 'funds.owner', cell: (card) => <Owner card={card} />, width: 128 },
  {
    header: 'funds.totalYuan',
    cell: (card) => <Money value={card.totalAmount} />,
    sort: 'totalAmount',
    width: 104,
    align: 'end',
  },
  { header: 'funds.frozenYuan', cell: (card) => <Money value={card.frozenAmount} />, width: 96, align: 'end' },
  {
    header: 'funds.availableYuan',
    cell: (card) => <Money value={card.availableAmount} />,
    sort: 'availableAmount',
    width: 104,
    align: 'end',
    card: 'fact',
  },
  { header: 'funds.status', cell: (card) => <State card={card} />, sort: 'validTo', card: 'status', width: 112 },
];

/** Columns for users who see the cards of every school. */
export const platformColumns: CardColumn[] = schoolColumns.toSpliced(3, 0, school);

/** Returns the summary row: the sums of all cards that match, as the server sends them. */
export function summaryOf({ totalAmount, frozenAmount, availableAmount }: Schemas['ExpenditureSum']): TableSummary {
  return {
    cells: {
      totalAmount: <Money value={totalAmount} />,
      'funds.frozenYuan': <Money value={frozenAmount} />,
      availableAmount: <Money value={availableAmount} />,
    },
  };
}
