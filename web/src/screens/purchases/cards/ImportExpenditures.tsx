import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { claimError } from '#ui/feedback/claimError.ts';
import { notify } from '#ui/feedback/notify.ts';
import { ImportDialog } from '#ui/import/ImportDialog.tsx';
import { ImportPreview } from '#ui/import/ImportLists.tsx';
import { mostRows } from '#ui/import/importTable.ts';
import { TemplateButton } from '#ui/import/TemplateButton.tsx';
import { useRowImport } from '#ui/import/useRowImport.ts';
import { fundImportColumns, fundImportRules, fundTemplate } from './fundImportTable.ts';

interface ImportExpendituresProps {
  onClose: () => void;
}

/** Imports budget cards from a table. */
export function ImportExpenditures({ onClose }: ImportExpendituresProps) {
  const t = useT();
  const format = useFormat();
  const some = (count: number) => t('fundImport.some', { count: format.number(count) });
  const checking = useApiMutation('importExpenditures', { onError: claimError });
  const importing = useApiMutation('importExpenditures', {
    onError: claimError,
    onSuccess({ cards }) {
      notify.success(t('imports.done', { some: some(cards.length) }));
      onClose();
    },
  });
  const brought = useRowImport({
    columns: fundImportColumns,
    some,
    inputOf: (rows, dryRun) => ({ body: { rows, dryRun } }),
    checking,
    importing,
  });
  const tree = useApiQuery('getLocalDeptTree', { query: { status: 'ENABLED', withinScope: true } });

  async function makeTemplate() {
    // Data that failed to load are requested again; the error has been shown.
    const depts = tree.data ?? (await tree.refetch()).data;
    return depts ? fundTemplate(depts, t) : null;
  }

  return (
    <ImportDialog
      title={t('fundImport.title')}
      brought={brought}
      most={some(mostRows)}
      rules={fundImportRules}
      template={<TemplateButton fileName={t('fundImport.templateName')} make={makeTemplate} />}
      ready={
        <ImportPreview
          caption={t('fundImport.preview')}
          rows={checking.data?.cards ?? []}
          lines={brought.table?.lines ?? []}
          columns={[
            { header: t('funds.cardNo'), cell: ({ cardNo }) => cardNo },
            { header: t('funds.cardName'), cell: ({ cardName }) => cardName },
            { header: t('funds.type'), cell: ({ fundType }) => t(`funds.type${fundType}`) },
            { header: t('funds.owner'), cell: ({ ownerName }) => ownerName },
            { header: t('funds.dept'), cell: ({ deptName }) => deptName },
            { header: t('funds.totalYuan'), cell: ({ totalAmount }) => format.money(totalAmount), align: 'end' },
          ]}
        />
      }
      onClose={onClose}
    />
  );
}
