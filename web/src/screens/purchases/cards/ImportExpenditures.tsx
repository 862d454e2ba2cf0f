import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Input, Schemas } from '@campus-procurement/sdk';
import { fundTypeValues } from '@campus-procurement/sdk/values';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey, Translate } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { claimError } from '#ui/feedback/claimError.ts';
import { notify } from '#ui/feedback/notify.ts';
import { ImportDialog } from '#ui/import/ImportDialog.tsx';
import { ImportPreview } from '#ui/import/ImportLists.tsx';
import { type ImportColumns, mostRows } from '#ui/import/importTable.ts';
import { deptChoices, importTemplate } from '#ui/import/importTemplate.ts';
import { TemplateButton } from '#ui/import/TemplateButton.tsx';
import { useRowImport } from '#ui/import/useRowImport.ts';

/** The columns of the table, in the order of the template. */
const fundImportColumns: ImportColumns<keyof ImportRow> = {
  cardNo: { label: 'funds.cardNo', note: 'fundImport.notecardNo', width: 18, isRequired: true },
  cardName: { label: 'funds.cardName', note: 'fundImport.notecardName', width: 32, isRequired: true },
  fundType: { label: 'funds.type', note: 'fundImport.notefundType', width: 14, isRequired: true },
  owner: { label: 'fundImport.owner', note: 'fundImport.noteowner', width: 16, isRequired: true },
  dept: { label: 'funds.dept', note: 'fundImport.notedept', width: 32, isRequired: true },
  totalAmount: { label: 'funds.totalYuan', note: 'fundImport.notetotalAmount', width: 18, isRequired: true },
  validFrom: { label: 'funds.validFrom', note: 'fundImport.notevalidFrom', width: 14 },
  validTo: { label: 'funds.validTo', note: 'fundImport.notevalidTo', width: 14 },
};

/** The form's own messages for some rules. */
const fundImportRules: Record<string, LabelKey> = {
  'cardNo pattern': 'funds.cardNoRule',
  'owner exists': 'fundImport.noOwner',
  'dept exists': 'imports.noDept',
  'totalAmount pattern': 'fundImport.amountRule',
  'validFrom format': 'fundImport.dayRule',
  'validTo format': 'fundImport.dayRule',
  'validTo order': 'validation.order',
};

interface ImportExpendituresProps {
  onClose: () => void;
}

/** Imports budget cards from a table. */
export function ImportExpenditures({ onClose }: ImportExpendituresProps) {
  const t = useT();
  const format = useFormat();
  const some = (count: number) => t('fundImport.some', { count });
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

type ImportRow = Input<'importExpenditures'>['body']['rows'][number];

/** Returns a workbook to fill in, with the departments and kinds of funds to choose from. */
function fundTemplate(depts: Schemas['Dept'][], t: Translate): Blob {
  const typeList = {
    head: [t('funds.type'), t('fundImport.typeCode')],
    rows: fundTypeValues.map((type) => [t(`funds.type${type}`), type]),
    widths: [16, 16],
  };
  const choices = [deptChoices(depts, t), typeList];
  return importTemplate(
    fundImportColumns,
    { sheet: t('fundImport.sheet'), choicesSheet: t('fundImport.choicesSheet'), choices },
    t,
  );
}
