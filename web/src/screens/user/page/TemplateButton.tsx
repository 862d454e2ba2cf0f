import { useApiQuery } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { saveBlob } from '#ui/files/saveBlob.ts';
import { importTemplate } from './importTable.ts';

/** Saves a workbook to fill in. A separate sheet lists the departments and roles to choose from. */
export function TemplateButton({ companyId }: { companyId: string }) {
  const t = useT();
  const query = { status: 'ENABLED', companyId } as const;
  const depts = useApiQuery('getLocalDeptTree', { query: { ...query, withinScope: true } });
  const roles = useApiQuery('queryRoleList', { query: { ...query, grantable: true } });

  async function download() {
    // Data that failed to load are requested again; the error has been shown.
    const tree = depts.data ?? (await depts.refetch()).data;
    const known = roles.data ?? (await roles.refetch()).data;
    if (!tree || !known) return;
    saveBlob(importTemplate({ depts: tree, roles: known }, t), `${t('userImport.templateName')}.xlsx`);
  }

  return (
    <Button variant="subtle" leftSection={<IconDownload size={16} />} onClick={download}>
      {t('userImport.template')}
    </Button>
  );
}
