import { usePagedQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { textFilter } from '#ui/search/listSearch.ts';
import { SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';

type Unbilled = Schemas['UnbilledPurchase'];

const JointInvoiceForm = lazyPart(() => import('./JointInvoiceForm.tsx'));

const searchSpec = { filters: { keyword: textFilter(50) } } as const;

const columns: Column<Unbilled, never>[] = [
  {
    header: 'projects.purchase',
    cell: ({ id, projectName, projectCode }) => (
      <TwoLines first={<TextLink to={purchaseAddress(id)}>{projectName}</TextLink>} second={projectCode} />
    ),
    width: 200,
  },
  { header: 'projects.payee', cell: ({ sellerName }) => sellerName, width: 180 },
  { header: 'projects.applicant', cell: ({ applicantName }) => applicantName, width: 88 },
  { header: 'projects.submitted', cell: ({ submitTime }) => <DateTime value={submitTime} isDay />, width: 96 },
  { header: 'projects.costYuan', cell: ({ costAmount }) => <Money value={costAmount} />, width: 112, align: 'end', card: 'none' },
  {
    header: 'projects.openYuan',
    cell: ({ openAmount }) => <Money value={openAmount} />,
    width: 120,
    align: 'end',
    card: 'fact',
  },
];

/** The purchases of which something is to be invoiced, by supplier. One invoice covers as many of a supplier as are chosen. */
export function UnbilledList() {
  const t = useT();
  const [billed, bill] = useState<readonly Unbilled[] | null>(null);
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryUnbilledPage', search.query, { turn: search.turn });
  const mayBill = usePermission()('purchase:invoice:create');
  const actions: RowAction<Unbilled>[] = mayBill
    ? [{ label: 'projects.doADD_INVOICE', onClick: (row) => bill([row]), forAll: bill }]
    : [];
  return (
    <>
      <ListBlock
        name="unbilled"
        title="pages.procurementItems"
        tab="projects.scopeUNBILLED"
        page={page}
        search={search}
        columns={columns}
        actions={actions}
        rowName={({ projectName }) => projectName}
        empty={t('projects.emptyUNBILLED')}
        filters={<SearchText search={search} name="keyword" label="projects.keyword" limit={50} />}
      />
      {billed && (
        <Suspense>
          <JointInvoiceForm purchases={billed} onClose={() => bill(null)} onReload={page.refresh} />
        </Suspense>
      )}
    </>
  );
}
