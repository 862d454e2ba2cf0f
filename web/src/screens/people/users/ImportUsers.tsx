import { useApiMutation, useUser } from '@campus-procurement/hooks';
import { Checkbox, Select } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { claimError } from '#ui/feedback/claimError.ts';
import { ImportDialog } from '#ui/import/ImportDialog.tsx';
import { ImportPreview } from '#ui/import/ImportLists.tsx';
import { mostRows } from '#ui/import/importTable.ts';
import { useRowImport } from '#ui/import/useRowImport.ts';
import { ImportDone } from './ImportDone.tsx';
import { UserTemplate } from './UserTemplate.tsx';
import { userImportColumns, userImportRules, usersOf } from './userImportTable.ts';
import { useUserSchools } from './useUserSchools.ts';

interface ImportUsersProps {
  onClose: () => void;
}

/** Imports users from a table, with initial passwords on request. */
export function ImportUsers({ onClose }: ImportUsersProps) {
  const t = useT();
  const me = useUser();
  const schools = useUserSchools();
  const [companyId, setCompanyId] = useState(me.companyId);
  const [withPasswords, setWithPasswords] = useState(true);
  const checking = useApiMutation('importUsers', { onError: claimError });
  const importing = useApiMutation('importUsers', { onError: claimError });
  const inputFor = (school: string) => (rows: Parameters<typeof usersOf>[0], dryRun: boolean) => ({
    body: { companyId: school, rows: usersOf(rows), ...(dryRun ? { dryRun } : { withPasswords }) },
  });
  const some = (count: number) => t('userImport.some', { count });
  const brought = useRowImport({ columns: userImportColumns, some, inputOf: inputFor(companyId), checking, importing });

  if (importing.data) return <ImportDone users={importing.data.users} withPasswords={withPasswords} onClose={onClose} />;

  const school = schools.length > 0 && (
    <Select
      label={t('users.school')}
      data={schools}
      value={companyId}
      onChange={(value) => {
        if (value === null) return;
        setCompanyId(value);
        brought.check(inputFor(value));
      }}
      searchable
      allowDeselect={false}
      disabled={brought.isChecking || brought.isImporting}
    />
  );
  return (
    <ImportDialog
      title={t('userImport.title')}
      brought={brought}
      most={some(mostRows)}
      rules={userImportRules}
      before={school}
      template={<UserTemplate companyId={companyId} />}
      ready={
        <>
          <ImportPreview
            caption={t('userImport.preview')}
            rows={checking.data?.users ?? []}
            lines={brought.table?.lines ?? []}
            columns={[
              { header: t('users.name'), cell: ({ name }) => name },
              { header: t('users.account'), cell: ({ account }) => account },
              { header: t('users.dept'), cell: ({ deptName }) => deptName },
              { header: t('users.roles'), cell: ({ roleNames }) => t('users.roleNames', { names: roleNames }) },
            ]}
          />
          <Checkbox
            label={t('userImport.withPasswords')}
            description={t('userImport.withPasswordsHint')}
            checked={withPasswords}
            onChange={(event) => setWithPasswords(event.currentTarget.checked)}
          />
        </>
      }
      onClose={onClose}
    />
  );
}
