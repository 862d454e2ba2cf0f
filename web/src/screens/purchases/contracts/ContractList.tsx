import { usePagedQuery, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { contractStatusValues } from '@campus-procurement/sdk/values';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { endsOf } from '#ui/date/dateRange.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDates } from '#ui/search/SearchDates.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { contractAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { type Contract, platformColumns, schoolColumns, searchSpec } from './contractColumns.tsx';
import { SearchSupplier } from './SearchSupplier.tsx';

interface ContractListProps {
  scope: 'TODO' | 'MINE' | 'ALL';
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

/** What can be done with contracts. Each is done on the page of the contract. */
function useActions(): RowAction<Contract>[] {
  const navigate = useNavigate();
  const open = ({ id }: Contract) => void navigate(contractAddress({ id }));
  type Act = Contract['allowedActions'][number];
  const allows = (act: Act) => (contract: Contract) => contract.allowedActions.includes(act);
  return [
    { label: 'contracts.doSIGN', onClick: open, isOffered: allows('SIGN'), waits: true },
    { label: 'contracts.doEDIT', onClick: open, isOffered: allows('EDIT'), waits: true },
    { label: 'contracts.look', onClick: open },
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
