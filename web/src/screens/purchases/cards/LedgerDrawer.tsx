import { usePagedQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { fundFlowTypeValues } from '@campus-procurement/sdk/values';
import { Group } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { dateRangeFilter, timesOf } from '#ui/date/dateRange.ts';
import { SideDrawer } from '#ui/feedback/SideDrawer.tsx';
import { choiceFilter } from '#ui/search/listSearch.ts';
import { SearchBar, SearchSelect } from '#ui/search/SearchBar.tsx';
import { SearchDates } from '#ui/search/SearchDates.tsx';
import { useInnerSearch } from '#ui/search/useListSearch.ts';
import type { Column } from '#ui/table/Column.ts';
import { ExportButton } from '#ui/table/ExportButton.tsx';
import { PagedTable } from '#ui/table/PagedTable.tsx';
import { TablePrintButton } from '#ui/table/TablePrintButton.tsx';
import { Toolbar } from '#ui/table/Toolbar.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { Balance } from './Balance.tsx';

type Flow = Schemas['ExpenditureFlow'];

const kindChoices = fundFlowTypeValues.map((value) => ({ value, label: `funds.flow${value}` as const }));
const searchSpec = {
  filters: { flowType: choiceFilter(...fundFlowTypeValues), entered: dateRangeFilter },
  sortable: ['createTime'],
} as const;

function FlowKind({ flow }: { flow: Flow }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{useT()(`funds.flow${flow.flowType}`)}</span>;
}

const columns: Column<Flow, 'createTime'>[] = [
  { header: 'funds.entered', cell: ({ createTime }) => <DateTime value={createTime} />, sort: 'createTime', width: 132 },
  { header: 'funds.flow', cell: (flow) => <FlowKind flow={flow} />, width: 64 },
  { header: 'funds.amountYuan', cell: ({ amount }) => <Money value={amount} />, width: 104, align: 'end' },
  { header: 'funds.balanceAfter', cell: ({ balance }) => <Money value={balance} />, width: 108, align: 'end' },
  { header: 'funds.bizCode', cell: ({ bizCode }) => bizCode ?? '–', width: 116 },
  { header: 'funds.reason', cell: ({ reason }) => reason ?? '–', width: 140 },
  { header: 'funds.by', cell: ({ createByName }) => createByName ?? '–', width: 72 },
];

/** The ledger of a card: every movement with the balance after it. */
export default function LedgerDrawer({ card, onClose }: { card: Schemas['Expenditure']; onClose: () => void }) {
  const t = useT();
  const can = usePermission();
  const search = useInnerSearch(searchSpec);
  const { entered, ...query } = search.query;
  const times = timesOf('createTime', entered);
  const flows = usePagedQuery('queryExpenditureFlowPage', { expenditureId: card.id, ...query, ...times }, { turn: search.turn });
  const { current, size } = query;
  const { flowType } = search.filters;
  const [words, setWords] = useState<HTMLElement | null>(null);
  const title = t('funds.ledgerOf', { name: card.cardName });
  return (
    <SideDrawer onClose={onClose} size={920} title={title}>
      <Balance {...card} />
      <Toolbar
        end={
          <Group gap={6} wrap="nowrap">
            <TablePrintButton title={title} page={flows} from={(current - 1) * size + 1} columns={columns} words={setWords} />
            {can('information:expenditure:exportLedger') && (
              <ExportButton
                operation="exportExpenditureFlows"
                filters={{ expenditureId: card.id, ...(flowType && { flowType }), ...times }}
                total={flows.total}
              />
            )}
          </Group>
        }
      >
        <SearchBar search={search} onRepeat={flows.refetch} words={words}>
          <SearchSelect search={search} name="flowType" label="funds.flow" choices={kindChoices} />
          <SearchDates search={search} name="entered" label="funds.entered" />
        </SearchBar>
      </Toolbar>
      <PagedTable
        name="fundFlows"
        caption={t('funds.ledger')}
        page={flows}
        search={search}
        columns={columns}
        rowName={({ id }) => id}
      />
    </SideDrawer>
  );
}
