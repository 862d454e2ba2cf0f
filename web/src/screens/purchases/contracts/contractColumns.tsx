import type { Schemas } from '@campus-procurement/sdk';
import { contractStatusValues } from '@campus-procurement/sdk/values';
import { Progress } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { dateRangeFilter } from '#ui/date/dateRange.ts';
import { ContractStatus } from '#ui/purchase/ContractStatus.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import type { Column } from '#ui/table/Column.ts';
import { contractAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';
import { nextOf } from './contractNext.ts';
import classes from './contracts.module.css';

export type Contract = Schemas['Contract'];

export const searchSpec = {
  filters: {
    keyword: textFilter(50),
    supplierId: textFilter(64),
    status: choiceFilter(...contractStatusValues),
    signed: dateRangeFilter,
  },
  sortable: [],
} as const;

/** What a contract is called, with its number. */
function Name({ contract: { id, contractName, contractCode } }: { contract: Contract }) {
  const t = useT();
  return (
    <TwoLines
      first={<TextLink to={contractAddress({ id })}>{contractName}</TextLink>}
      second={contractCode ?? t('contracts.noNumber')}
    />
  );
}

/** What is paid, with a bar for the share. */
function Paid({ contract: { contractName, amount, paidAmount } }: { contract: Contract }) {
  const t = useT();
  const share = Math.min(100, (Number(paidAmount) / Number(amount)) * 100);
  return (
    <span className={classes.paid}>
      <Money value={paidAmount} />
      <Progress value={share} size={3} aria-label={t('contracts.paidShare', { name: contractName })} />
    </span>
  );
}

/** A day, or a dash. */
function Day({ value }: { value: string | null }) {
  const format = useFormat();
  // Nor on paper is it broken.
  return value === null ? '–' : <span style={{ whiteSpace: 'nowrap' }}>{format.date(value)}</span>;
}

/** What comes next, and who does it. */
function Next({ contract }: { contract: Contract }) {
  const t = useT();
  const next = nextOf(contract, t);
  return next === null ? '–' : next;
}

type ContractColumn = Column<Contract, never>;

const school: ContractColumn = { header: 'contracts.partyA', cell: ({ partyA }) => partyA, width: 110 };

export const schoolColumns: ContractColumn[] = [
  { header: 'contracts.contract', cell: (contract) => <Name contract={contract} />, width: 196 },
  { header: 'contracts.status', cell: ({ status }) => <ContractStatus status={status} />, card: 'status', width: 88 },
  { header: 'contracts.next', cell: (contract) => <Next contract={contract} />, width: 116 },
  { header: 'contracts.supplier', cell: ({ partyB }) => partyB, width: 132 },
  { header: 'contracts.amount', cell: ({ amount }) => <Money value={amount} />, align: 'end', card: 'fact', width: 100 },
  {
    header: 'contracts.accepted',
    cell: ({ acceptedAmount }) => <Money value={acceptedAmount} />,
    align: 'end',
    width: 104,
    isExtra: true,
  },
  { header: 'contracts.due', cell: ({ dueAmount }) => <Money value={dueAmount} />, align: 'end', width: 92 },
  { header: 'contracts.paid', cell: (contract) => <Paid contract={contract} />, align: 'end', width: 96 },
  { header: 'contracts.deliveryDate', cell: ({ deliveryDate }) => <Day value={deliveryDate} />, width: 96 },
  { header: 'contracts.signDate', cell: ({ signDate }) => <Day value={signDate} />, width: 96, isExtra: true },
  { header: 'contracts.applicant', cell: ({ applicantName }) => applicantName, width: 80, isExtra: true },
  { header: 'contracts.dept', cell: ({ deptName }) => deptName, width: 120, isExtra: true },
];

/** Columns for users who see the contracts of every school. */
export const platformColumns: ContractColumn[] = schoolColumns.toSpliced(1, 0, school);
