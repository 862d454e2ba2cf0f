import { usePermission, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Tabs } from '@mantine/core';
import { IconPlus, IconRefreshDot } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { SyncDialog } from '#ui/feedback/SyncDialog.tsx';
import { ImportButton } from '#ui/import/ImportButton.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { useTab } from '#ui/search/useTab.ts';
import { TempPassword } from './TempPassword.tsx';
import { UserList } from './UserList.tsx';
import { useOfferedUser } from './useOfferedUser.ts';
import type { User } from './userColumns.tsx';

const lists = ['school', 'automatic'] as const;

/** Loaded with the first form, because it includes the form library. */
const UserForm = lazyPart(async () => ({ default: (await import('./UserForm.tsx')).UserForm }));

const OfferedUserForm = lazyPart(() => import('./OfferedUserForm.tsx'));

const UserDrawer = lazyPart(() => import('./UserDrawer.tsx'));

const GiveRoles = lazyPart(async () => (await Promise.all([import('./GiveRoles.tsx'), loadAreas(['userBatch'])]))[0]);

/** Loaded with the first passwords, because it writes a workbook. */
const FirstPasswords = lazyPart(
  async () => (await Promise.all([import('./FirstPasswords.tsx'), loadAreas(['userBatch', 'userImport'])]))[0],
);

/** Loaded for an import, because it reads and writes workbooks. */
const ImportUsers = lazyPart(async () => {
  const [dialog] = await Promise.all([import('./ImportUsers.tsx'), loadAreas(['imports', 'userImport'])]);
  return { default: dialog.ImportUsers };
});

/** Users with their roles, departments and status. */
export default function UsersScreen() {
  const t = useT();
  const can = usePermission();
  const { userType } = useUser();
  const [list, setList] = useTab(lists);
  const [opened, setOpened] = useState<User | null>(null);
  const [editing, setEditing] = useState<User | 'new' | null>(null);
  const [offered, forgetOffered] = useOfferedUser();
  const [reset, setReset] = useState<{ name: string; password: string } | null>(null);
  const [given, setGiven] = useState<readonly User[]>([]);
  const [passwords, setPasswords] = useState<readonly Schemas['InitialPassword'][]>([]);
  const [isSyncing, setSyncing] = useState(false);
  const [isImporting, setImporting] = useState(false);

  return (
    <PageLayout
      actions={
        <>
          {can('system:user:sync') && userType === 'STAFF' && (
            <Button variant="default" leftSection={<IconRefreshDot size={16} />} onClick={() => setSyncing(true)}>
              {t('users.sync')}
            </Button>
          )}
          {can('system:user:import') && <ImportButton label={t('users.import')} onClick={() => setImporting(true)} />}
          {can('system:user:create') && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
              {t('users.create')}
            </Button>
          )}
        </>
      }
    >
      <Section isFlush>
        <Tabs value={list} onChange={(value) => setList(lists.find((known) => known === value) ?? 'school')}>
          <Tabs.List px="sm">
            {lists.map((value) => (
              <Tabs.Tab key={value} value={value}>
                {t(`users.list${value}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={list}>
            <UserList
              key={list}
              list={list}
              onOpen={setOpened}
              onEdit={setEditing}
              onReset={({ name }, password) => setReset({ name, password })}
              onGiveRoles={setGiven}
              onPasswords={setPasswords}
            />
          </Tabs.Panel>
        </Tabs>
      </Section>
      <Suspense>
        {opened && <UserDrawer user={opened} onClose={() => setOpened(null)} />}
        {editing && <UserForm user={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
        {offered && can('system:user:create') && <OfferedUserForm offered={offered} onClose={forgetOffered} />}
        {given.length > 0 && <GiveRoles users={given} onClose={() => setGiven([])} />}
        {passwords.length > 0 && <FirstPasswords users={passwords} onClose={() => setPasswords([])} />}
        {isImporting && <ImportUsers onClose={() => setImporting(false)} />}
      </Suspense>
      {reset && <TempPassword {...reset} onClose={() => setReset(null)} />}
      {isSyncing && (
        <SyncDialog
          operation="syncCasUsers"
          title={t('users.sync')}
          text={t('users.syncText')}
          onClose={() => setSyncing(false)}
        />
      )}
    </PageLayout>
  );
}
