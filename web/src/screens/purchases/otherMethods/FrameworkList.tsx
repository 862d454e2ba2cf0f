import { usePagedQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { FileList } from '#ui/files/FileLink.tsx';
import { useEdited } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { textFilter } from '#ui/search/listSearch.ts';
import { SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { Column } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';

type Framework = Schemas['Framework'];

const searchSpec = { filters: { keyword: textFilter(50) } } as const;

/** Loaded with the first form, because it includes the form library. */
const FrameworkForm = lazyPart(() => import('./FrameworkForm.tsx'));

function File({ file }: Pick<Framework, 'file'>) {
  const t = useT();
  return file === null ? '–' : <FileList files={[file]} label={t('ways.file')} />;
}

const columns: Column<Framework, never>[] = [
  {
    header: 'ways.frameworkName',
    cell: ({ frameworkName, agreementNo }) => <TwoLines first={frameworkName} second={agreementNo} />,
    width: 180,
  },
  { header: 'ways.supplier', cell: ({ supplierName }) => supplierName, width: 160 },
  { header: 'ways.total', cell: ({ totalAmount }) => <Money value={totalAmount} />, width: 104, align: 'end' },
  { header: 'ways.left', cell: ({ leftAmount }) => <Money value={leftAmount} />, width: 104, align: 'end', card: 'fact' },
  { header: 'ways.calledOff', cell: ({ purchaseCount }) => String(purchaseCount), width: 72, align: 'end' },
  { header: 'ways.validFrom', cell: ({ validFrom }) => <DateTime value={`${validFrom}T00:00:00+08:00`} isDay />, width: 92 },
  { header: 'ways.validTo', cell: ({ validTo }) => <DateTime value={`${validTo}T00:00:00+08:00`} isDay />, width: 92 },
  { header: 'ways.remark', cell: ({ remark }) => remark ?? '–', width: 160, isExtra: true },
  { header: 'ways.file', cell: ({ file }) => <File file={file} />, width: 120, isExtra: true },
];

/** The agreements of the school, those that end first at the top, with what is left of each. */
export function FrameworkList() {
  const t = useT();
  const mayRegister = usePermission()('purchase:framework:save');
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryFrameworkPage', search.query, { turn: search.turn });
  const [form, edit] = useEdited(page.rows);
  return (
    <>
      <ListBlock
        name="frameworks"
        title="ways.tabFRAMEWORKS"
        page={page}
        search={search}
        columns={columns}
        actions={[{ label: 'ui.edit', onClick: edit, isOffered: ({ allowedActions }) => allowedActions.includes('UPDATE') }]}
        rowName={({ frameworkName }) => frameworkName}
        empty={t('ways.emptyFRAMEWORKS')}
        tools={
          mayRegister && (
            <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => edit('new')}>
              {t('ways.register')}
            </Button>
          )
        }
        filters={<SearchText search={search} name="keyword" label="ways.keyword" limit={50} />}
      />
      {form && (
        <Suspense>
          <FrameworkForm {...form} />
        </Suspense>
      )}
    </>
  );
}
