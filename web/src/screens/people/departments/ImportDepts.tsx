import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { claimError } from '#ui/feedback/claimError.ts';
import { notify } from '#ui/feedback/notify.ts';
import { ImportDialog } from '#ui/import/ImportDialog.tsx';
import { ImportPreview } from '#ui/import/ImportLists.tsx';
import { mostRows } from '#ui/import/importTable.ts';
import { TemplateButton } from '#ui/import/TemplateButton.tsx';
import { useRowImport } from '#ui/import/useRowImport.ts';
import { deptImportColumns, deptImportRules, deptTemplate } from './deptImportTable.ts';

interface ImportDeptsProps {
  onClose: () => void;
}

/** Imports departments from a table. */
export function ImportDepts({ onClose }: ImportDeptsProps) {
  const t = useT();
  const some = (count: number) => t('deptImport.some', { count });
  const checking = useApiMutation('importDepts', { onError: claimError });
  const importing = useApiMutation('importDepts', {
    onError: claimError,
    onSuccess({ depts }) {
      notify.success(t('imports.done', { some: some(depts.length) }));
      onClose();
    },
  });
  const brought = useRowImport({
    columns: deptImportColumns,
    some,
    inputOf: (rows, dryRun) => ({ body: { rows, dryRun } }),
    checking,
    importing,
  });
  const tree = useApiQuery('getLocalDeptTree', { query: { status: 'ENABLED' } });
  const campuses = useApiQuery('queryDictDataByType', { path: { type: 'campus' } });

  async function makeTemplate() {
    // Data that failed to load are requested again; the error has been shown.
    const depts = tree.data ?? (await tree.refetch()).data;
    const known = campuses.data ?? (await campuses.refetch()).data;
    return depts && known ? deptTemplate({ depts, campuses: known }, t) : null;
  }

  return (
    <ImportDialog
      title={t('deptImport.title')}
      brought={brought}
      most={some(mostRows)}
      rules={deptImportRules}
      template={<TemplateButton fileName={t('deptImport.templateName')} make={makeTemplate} />}
      ready={
        <ImportPreview
          caption={t('deptImport.preview')}
          rows={checking.data?.depts ?? []}
          lines={brought.table?.lines ?? []}
          columns={[
            { header: t('depts.name'), cell: ({ deptName }) => deptName },
            { header: t('depts.code'), cell: ({ deptCode }) => deptCode },
            { header: t('depts.parent'), cell: ({ parentName }) => parentName },
          ]}
        />
      }
      onClose={onClose}
    />
  );
}
