import { useApiQuery, usePagedQuery, usePermission, useUser } from '@campus-procurement/hooks';
import type { Query, Schemas } from '@campus-procurement/sdk';
import { contractStatusValues } from '@campus-procurement/sdk/values';
import { Progress } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { choiceOfSupplier, useSupplierSearch } from '#ui/choices/useSupplierSearch.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import { dateRangeFilter, endsOf } from '#ui/date/dateRange.ts';
import { ContractStatus } from '#ui/purchase/ContractStatus.tsx';
import { TurnHolders } from '#ui/purchase/TurnHolders.tsx';
import { useTurnActions } from '#ui/purchase/useTurnActions.ts';
import type { SearchFieldProps } from '#ui/search/FilterChip.tsx';
import { choiceFilter, textFilter, type Words } from '#ui/search/listSearch.ts';
import { SearchLookup, SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDates } from '#ui/search/SearchDates.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { contractAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';
import classes from './contracts.module.css';

const searchSpec = {
  filters: {
    keyword: textFilter(50),
    supplierId: textFilter(64),
    status: choiceFilter(...contractStatusValues),
    signed: dateRangeFilter,
  },
  sortable: [],
} as const;

const school: ContractColumn = { header: 'contracts.partyA', cell: ({ partyA }) => partyA, width: 110 };

const schoolColumns: ContractColumn[] = [
  { header: 'contracts.contract', cell: (contract) => <Name contract={contract} />, width: 176 },
  { header: 'contracts.status', cell: ({ status }) => <ContractStatus status={status} />, card: 'status', width: 88 },
  { header: 'contracts.next', cell: ({ turns }) => <TurnHolders turns={turns} />, width: 116 },
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
  { header: 'contracts.paid', cell: (contract) => <Paid contract={contract} />, align: 'end', width: 88 },
  { header: 'contracts.deliveryDate', cell: ({ deliveryDate }) => <Day value={deliveryDate} />, width: 96 },
  { header: 'contracts.signDate', cell: ({ signDate }) => <Day value={signDate} />, width: 96, isExtra: true },
  { header: 'contracts.applicant', cell: ({ applicantName }) => applicantName, width: 80, isExtra: true },
  { header: 'contracts.dept', cell: ({ deptName }) => deptName, width: 120, isExtra: true },
];

/** Columns for users who see the contracts of every school. */
const platformColumns: ContractColumn[] = schoolColumns.toSpliced(1, 0, school);

interface ContractListProps {
  scope: NonNullable<Query<'queryContractPage'>['scope']>;
}

/** The contracts of a scope. */
export function ContractList({ scope }: ContractListProps) {
  const t = useT();
  const search = useListSearch(searchSpec);
  const { current, size, signed, ...words } = search.query;
  const [signDateStart, signDateEnd] = signed === undefined ? [] : endsOf(signed);
  const days = { ...(signDateStart && { signDateStart }), ...(signDateEnd && { signDateEnd }) };
  const page = usePagedQuery('queryContractPage', { ...words, ...days, scope, current, size }, { turn: search.turn });
  const statuses = contractStatusValues.map((value) => ({ value, label: `purchases.contract${value}` as const }));
  return (
    <ListBlock
      name="contracts"
      title="pages.contracts"
      tab={`contracts.scope${scope}`}
      page={page}
      search={search}
      columns={useUser().userType === 'PLATFORM' ? platformColumns : schoolColumns}
      actions={useActions()}
      rowName={({ contractName }) => contractName}
      empty={t(`contracts.empty${scope}`)}
      summary={page.answer && summaryOf(page.answer.sum)}
      filters={
        <>
          <SearchText search={search} name="keyword" label="contracts.keyword" limit={50} />
          <SearchSupplier search={search} label="contracts.supplier" />
          <SearchSelect search={search} name="status" label="contracts.status" choices={statuses} />
          <SearchDates search={search} name="signed" label="contracts.signDate" />
        </>
      }
    />
  );
}

/** What is awaited of the reader, and the way to the page. */
function useActions(): RowAction<Contract>[] {
  const navigate = useNavigate();
  return [
    ...useTurnActions<Contract>(({ projectId }) => projectId),
    { label: 'contracts.look', onClick: ({ id }) => void navigate(contractAddress({ id })) },
  ];
}

/** What all pages together amount to. */
function summaryOf({ amount, paidAmount }: Schemas['ContractPage']['sum']) {
  return {
    cells: {
      'contracts.amount': <Money value={amount} />,
      'contracts.paid': <Money value={paidAmount} />,
    },
  };
}

type SupplierFieldProps<F extends Words> = Omit<SearchFieldProps<F>, 'name'>;

/** One supplier, for those who may look suppliers up. */
function SearchSupplier<F extends Words & { supplierId: string }>(props: SupplierFieldProps<F>) {
  return usePermission()('company:supplier:read') && <Lookup {...props} />;
}

function Lookup<F extends Words & { supplierId: string }>({ search, label }: SupplierFieldProps<F>) {
  const [suppliers, find] = useSupplierSearch();
  const found = suppliers.data?.records ?? [];
  const id = search.filters.supplierId ?? '';
  const isUnknown = id !== '' && suppliers.data !== undefined && !found.some((supplier) => supplier.id === id);
  // An address may name one that is not among the first, or cannot be chosen any more.
  const named = useApiQuery('getCompanyDetail', { path: { id } }, { enabled: isUnknown, meta: { silent: true } });
  const chosen = isUnknown && named.data ? [choiceOfSupplier(named.data)] : [];
  return (
    <SearchLookup
      search={search}
      name="supplierId"
      label={label}
      choices={withChosen(found.map(choiceOfSupplier), chosen)}
      onSearch={find}
    />
  );
}

type Contract = Schemas['Contract'];

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

type ContractColumn = Column<Contract, never>;
