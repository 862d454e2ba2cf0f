import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { executionCodeValues } from '@campus-procurement/sdk/values';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useEdited } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchLookup, SearchSelect } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { StatusBadge, statusChoices } from '#ui/status/StatusBadge.tsx';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { pageOfAll } from '#ui/table/pageOfAll.ts';
import { useRowChanges } from '#ui/table/useRowChanges.ts';
import { PatternPreset } from './PatternPreset.tsx';
import type { PatternListProps } from './PatternProps.ts';
import { useCodeLabel } from './useCodeLabel.ts';

type Execution = Schemas['PurchasingExecution'];

const searchSpec = {
  filters: {
    companyId: textFilter(10),
    executionCode: choiceFilter(...executionCodeValues),
    status: choiceFilter('ENABLED', 'DISABLED'),
  },
} as const;

function CodeName({ code }: { code: Execution['executionCode'] }) {
  return useCodeLabel()(code);
}

function Contract({ execution: { needContract, contractThreshold } }: { execution: Execution }) {
  const t = useT();
  if (!needContract) return t('purchasing.noContract');
  if (contractThreshold === null) return t('purchasing.contractAlways');
  return t('purchasing.contractFrom', { amount: contractThreshold });
}

function BidRules({ config }: { config: Execution['bidConfig'] }) {
  const t = useT();
  if (config === null) return '–';
  return t('purchasing.bidSummary', {
    mode: t(`purchasing.bidMode${config.bidMode}`),
    rule: t(`purchasing.awardRule${config.awardRule}`),
    bidders: config.minBidders,
  });
}

const columns: Column<Execution, never>[] = [
  { header: 'purchasing.execution', cell: ({ executionName }) => executionName, width: 150 },
  { header: 'purchasing.executionCode', cell: ({ executionCode }) => <CodeName code={executionCode} />, width: 110 },
  { header: 'purchasing.bidRules', cell: ({ bidConfig }) => <BidRules config={bidConfig} />, width: 190 },
  { header: 'purchasing.contract', cell: (execution) => <Contract execution={execution} />, width: 130 },
  { header: 'purchasing.publicityDays', cell: ({ publicityDays }) => publicityDays, width: 96, align: 'end' },
  { header: 'purchasing.usedBy', cell: ({ categoryCount }) => categoryCount, width: 84, align: 'end' },
  { header: 'purchasing.status', cell: ({ status }) => <StatusBadge status={status} />, card: 'status', width: 76 },
];

const ExecutionForm = lazyPart(() => import('./ExecutionForm.tsx'));
const ProgressForm = lazyPart(() => import('./ProgressForm.tsx'));

export function ExecutionList({ schools, companyId, mayCreate, isCreating, onCreated }: PatternListProps) {
  const t = useT();
  const search = useListSearch(searchSpec);
  const query = { companyId, ...search.filters };
  const isWhole = Object.keys(search.filters).every((name) => name === 'companyId');
  const executions = useApiQuery('listPurchasingExecutions', { query });
  const page = pageOfAll(executions, search, () => true);
  const [form, edit] = useEdited(page.rows);
  const [ordering, order] = useEdited(page.rows);
  const update = useApiMutation('updatePurchasingExecution');
  const remove = useApiMutation('deletePurchasingExecution');
  const rowName = ({ executionName }: Execution) => executionName;
  const changes = useRowChanges<Execution>({
    rowName,
    onEdit: edit,
    setStatus: ({ id, version }, status) => update.mutateAsync({ path: { id }, body: { version, status } }),
    remove: ({ id }) => remove.mutateAsync({ path: { id } }),
    deleteText: t('purchasing.deleteExecutionText'),
  });
  const progress: RowAction<Execution> = {
    label: 'purchasing.progress',
    onClick: order,
    isOffered: ({ allowedActions }) => allowedActions.includes('SET_PROGRESS'),
  };
  const codeChoices = executionCodeValues.map((value) => ({ value, label: `purchasing.code${value}` as const }));

  return (
    <>
      <EditOffer
        rows={page.rows}
        create={mayCreate ? `new execution in ${query.companyId}` : null}
        onEdit={edit}
        others={{ progress }}
      />
      <ListBlock
        name="purchasingExecutions"
        title="purchasing.tab_executions"
        page={page}
        search={search}
        columns={columns}
        actions={[progress, ...changes]}
        rowName={rowName}
        empty={t('purchasing.noExecutions')}
        emptyAct={mayCreate && isWhole && <PatternPreset companyId={query.companyId} />}
        filters={
          <>
            {schools.length > 0 && <SearchLookup search={search} name="companyId" label="purchasing.school" choices={schools} />}
            <SearchSelect search={search} name="executionCode" label="purchasing.executionCode" choices={codeChoices} />
            <SearchSelect search={search} name="status" label="purchasing.status" choices={statusChoices} />
          </>
        }
      />
      <Suspense>
        {form && <ExecutionForm {...form} companyId={query.companyId} />}
        {isCreating && <ExecutionForm row={null} companyId={query.companyId} onClose={onCreated} onReload={undefined} />}
        {ordering?.row && <ProgressForm execution={ordering.row} onClose={ordering.onClose} onReload={ordering.onReload} />}
      </Suspense>
    </>
  );
}
