import { usePermission, useUser } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { IconCalendarShare, IconPlus, IconRefreshDot } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { SyncDialog } from '#ui/feedback/SyncDialog.tsx';
import { ImportButton } from '#ui/import/ImportButton.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { ExpenditureList } from './ExpenditureList.tsx';
import type { Card } from './expenditureColumns.tsx';
import type { Task } from './useExpenditureActions.ts';

/** Loaded with the first of them, because they include the form library. */
const ExpenditureForm = lazyPart(() => import('./ExpenditureForm.tsx'));
const HoldForm = lazyPart(() => import('./HoldForm.tsx'));
const LendForm = lazyPart(() => import('./LendForm.tsx'));
const CarryDrawer = lazyPart(() => import('./CarryDrawer.tsx'));
const LedgerDrawer = lazyPart(() => import('./LedgerDrawer.tsx'));

/** Loaded for an import, because it reads and writes workbooks. */
const ImportExpenditures = lazyPart(async () => {
  const [dialog] = await Promise.all([import('./ImportExpenditures.tsx'), loadAreas(['imports', 'fundImport'])]);
  return { default: dialog.ImportExpenditures };
});

/** Budget cards with their amounts, their users and their ledgers. */
export default function ExpenditureScreen() {
  const t = useT();
  const can = usePermission();
  const { userType } = useUser();
  const [open, setOpen] = useState<{ task: Task; card: Card } | 'new' | 'sync' | 'import' | 'carry' | null>(null);
  const close = () => setOpen(null);
  const isOfSchool = userType === 'STAFF';
  const importButton = can('information:expenditure:import') && isOfSchool && (
    <ImportButton label={t('funds.import')} onClick={() => setOpen('import')} />
  );

  return (
    <PageLayout
      actions={
        <>
          {can('information:expenditure:sync') && isOfSchool && (
            <Button variant="default" leftSection={<IconRefreshDot size={16} />} onClick={() => setOpen('sync')}>
              {t('funds.sync')}
            </Button>
          )}
          {can('information:expenditure:update') && isOfSchool && (
            <Button variant="default" leftSection={<IconCalendarShare size={16} />} onClick={() => setOpen('carry')}>
              {t('funds.carry')}
            </Button>
          )}
          {importButton}
          {can('information:expenditure:create') && isOfSchool && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
              {t('funds.create')}
            </Button>
          )}
        </>
      }
    >
      <ExpenditureList onTask={(task, card) => setOpen({ task, card })} onCreate={() => setOpen('new')} emptyAct={importButton} />
      <Suspense>
        {open === 'new' && <ExpenditureForm card={null} onClose={close} />}
        {open === 'import' && <ImportExpenditures onClose={close} />}
        {open === 'carry' && <CarryDrawer onClose={close} />}
        {open !== null && typeof open === 'object' && <Opened {...open} onClose={close} />}
      </Suspense>
      {open === 'sync' && (
        <SyncDialog operation="syncExpenditures" title={t('funds.sync')} text={t('funds.syncText')} onClose={close} />
      )}
    </PageLayout>
  );
}

function Opened({ task, ...card }: { task: Task; card: Card; onClose: () => void }) {
  if (task === 'edit') return <ExpenditureForm {...card} />;
  if (task === 'lend') return <LendForm {...card} />;
  if (task === 'ledger') return <LedgerDrawer {...card} />;
  return <HoldForm {...card} direction={task} />;
}
