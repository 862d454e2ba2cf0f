import { useApiQuery } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { TemplateButton } from '#ui/import/TemplateButton.tsx';
import { userTemplate } from './userImportTable.ts';

/** Saves a workbook to fill in. A separate sheet lists the departments and roles to choose from. */
export function UserTemplate({ companyId }: { companyId: string }) {
  const t = useT();
  const query = { status: 'ENABLED', companyId } as const;
  const depts = useApiQuery('getLocalDeptTree', { query: { ...query, withinScope: true } });
  const roles = useApiQuery('queryRoleList', { query: { ...query, grantable: true } });

  async function make() {
    // Data that failed to load are requested again; the error has been shown.
    const tree = depts.data ?? (await depts.refetch()).data;
    const known = roles.data ?? (await roles.refetch()).data;
    return tree && known ? userTemplate({ depts: tree, roles: known }, t) : null;
  }

  return <TemplateButton fileName={t('userImport.templateName')} make={make} />;
}
