import { useEffect } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { SyncDialog } from '#ui/feedback/SyncDialog.tsx';
import ReasonDialog from '#ui/form/ReasonDialog.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import PrintPreview from '#ui/print/PrintPreview.tsx';
import { BatchDialog } from '#ui/table/SelectionBar.tsx';
import TablePrint from '#ui/table/TablePrint.tsx';
import { TablePrintButton } from '#ui/table/TablePrintButton.tsx';
import type { Reading } from '#ui/table/useAllRows.ts';
import { api } from '../mockedSession.ts';
import { actions, columns, nameOf } from '../roleList.tsx';
import { networkFault, pageOf, type Role, roleRows } from '../samples.ts';
import { useOnce } from './useOnce.ts';
import { usePressed } from './usePressed.ts';

const nothing = () => undefined;

export function Reason() {
  const t = useT();
  return (
    <ReasonDialog
      title={t('ui.withdrawTitle', { name: t('gallery.sample') })}
      text={t('gallery.longText')}
      confirmLabel={t('ui.withdraw')}
      limit={200}
      draft="withdraw"
      onSubmit={async () => undefined}
      onClose={nothing}
    />
  );
}

export function Sync() {
  const t = useT();
  return <SyncDialog operation="syncCasUsers" title={t('gallery.sample')} text={t('gallery.longText')} onClose={nothing} />;
}

export function PlainDialog() {
  const t = useT();
  return (
    <Dialog title={t('gallery.sample')} onClose={nothing}>
      {t('gallery.longText')}
    </Dialog>
  );
}

/** A task that never ends. */
export function RunningSync() {
  useEffect(() => {
    const task = api.example('getTaskDetail');
    api.override('getTaskDetail', { ...task, status: 'RUNNING', doneCount: 30, totalCount: 120, endTime: null, result: null });
    return api.reset;
  }, []);
  usePressed('[role=dialog] [data-variant=filled]');
  return <Sync />;
}

export function Batch() {
  const [, enable = actions[0]] = actions;
  return enable && <BatchDialog action={enable} rows={roleRows(12)} chosen={15} rowName={nameOf} onClose={nothing} />;
}

export function Print() {
  const t = useT();
  return (
    <PrintPreview title={t('gallery.sample')} onClose={nothing}>
      <Properties items={[[t('roles.remark'), t('gallery.longText')]]} />
    </PrintPreview>
  );
}

/** A long table, on sheets that lie on their long side. */
export function WidePrint() {
  const t = useT();
  usePressed('main button');
  return (
    <TablePrintButton
      title={t('pages.roles')}
      page={pageOf(roleRows(100))}
      from={1}
      columns={columns}
      summary={{ cells: { userCount: 183_150 } }}
    />
  );
}

function ReadPrint({ reading }: { reading: Reading<Role> }) {
  const t = useT();
  return <TablePrint title={t('pages.roles')} columns={columns} reading={reading} onRetry={nothing} onClose={nothing} />;
}

/** Rows on their way to a sheet. */
export const ReadingPrint = () => <ReadPrint reading={{ status: 'reading', count: 600, most: 2_000 }} />;

export const FailedPrint = () => <ReadPrint reading={{ status: 'failed', error: networkFault }} />;

/** There are more rows than are printed. */
export const MostPrint = () => <ReadPrint reading={{ status: 'read', rows: roleRows(20), total: 2_345 }} />;

export function Notifications() {
  const t = useT();
  useOnce(() => {
    notify.success(t('ui.saved'));
    notify.error(t('common.errorTitle'), t('gallery.longText'));
  });
  return null;
}
