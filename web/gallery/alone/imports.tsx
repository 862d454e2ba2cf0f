import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ImportDialog } from '#ui/import/ImportDialog.tsx';
import { ImportPreview } from '#ui/import/ImportLists.tsx';
import type { ImportColumns } from '#ui/import/importTable.ts';
import { TemplateButton } from '#ui/import/TemplateButton.tsx';
import type { Brought } from '#ui/import/useRowImport.ts';
import { roleRows } from '../samples.ts';

const nothing = () => undefined;

const columns: ImportColumns<string> = {
  roleName: { label: 'roles.name', note: 'gallery.longText', width: 20, isRequired: true },
  roleCode: { label: 'roles.code', note: 'gallery.longText', width: 20 },
};
const rows = roleRows(12);
const file = new File(['x'.repeat(12_345)], 'roles-2026.xlsx');
const table = {
  rows: rows.map(({ roleName, roleCode }) => ({ roleName, roleCode })),
  lines: rows.map((_, row) => row + 2),
};

const empty: Brought = {
  columns,
  file: null,
  table: null,
  take: async () => undefined,
  problems: [],
  problemCount: 0,
  some: '1,000',
  isChecking: false,
  isImporting: false,
  isChecked: false,
  isReady: false,
  failure: null,
  check: nothing,
  start: nothing,
};

function Dialog({ brought }: { brought: Partial<Brought> }) {
  const t = useT();
  return (
    <ImportDialog
      title={t('gallery.sample')}
      brought={{ ...empty, ...brought, check: nothing }}
      most="1,000"
      rules={{}}
      template={<TemplateButton fileName={t('gallery.sample')} make={async () => null} />}
      ready={
        <ImportPreview
          caption={t('gallery.sample')}
          rows={rows.map((role, row) => ({ row, role }))}
          lines={table.lines}
          columns={[
            { header: t('roles.name'), cell: ({ role }) => role.roleName },
            { header: t('roles.code'), cell: ({ role }) => role.roleCode },
          ]}
        />
      }
      onClose={nothing}
    />
  );
}

/** No file has been chosen yet. */
export const EmptyImport = () => <Dialog brought={{}} />;

export const CheckedImport = () => <Dialog brought={{ file, table, some: '12', isChecking: true }} />;

/** The file can be imported. */
export const ReadyImport = () => <Dialog brought={{ file, table, some: '12', isChecked: true, isReady: true }} />;

/** The file has problems, not all of which are listed. */
export function RefusedImport() {
  const t = useT();
  const problem = (row: number, field: string): Schemas['FieldError'] => ({
    field: `rows.${row}.${field}`,
    rule: 'unique',
    params: {},
    message: t('gallery.longText'),
  });
  const problems = [problem(0, 'roleName'), problem(3, 'roleCode'), problem(7, 'roleCode')];
  return <Dialog brought={{ file, table, some: '12', isChecked: true, problems, problemCount: 1_003 }} />;
}

/** The file cannot be read. */
export function FailedImport() {
  const t = useT();
  return <Dialog brought={{ file, some: '12', failure: t('imports.broken') }} />;
}
