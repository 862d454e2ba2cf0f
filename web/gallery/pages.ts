import type { ComponentType } from 'react';
import * as confirms from './alone/confirms.tsx';
import * as dialogs from './alone/dialogs.tsx';
import * as drawers from './alone/drawers.tsx';
import * as imports from './alone/imports.tsx';
import * as long from './alone/longTables.tsx';
import * as whole from './alone/wholePages.tsx';
import type { Alone, Shelf } from './catalogue.ts';
import { ChannelForm } from './forms/ChannelForm.tsx';
import { GroupForm } from './forms/GroupForm.tsx';
import { Fields } from './shelves/Fields.tsx';
import { MessagesShelf } from './shelves/MessagesShelf.tsx';
import { Parts } from './shelves/Parts.tsx';
import { Pickers } from './shelves/Pickers.tsx';
import { Purchases } from './shelves/Purchases.tsx';
import { Tables } from './shelves/Tables.tsx';
import { Trees } from './shelves/Trees.tsx';
import { Words } from './shelves/Words.tsx';

/** What is shown at each address. */
export const pages: Record<Shelf | Alone, ComponentType> = {
  words: Words,
  purchases: Purchases,
  messages: MessagesShelf,
  parts: Parts,
  fields: Fields,
  pickers: Pickers,
  tables: Tables,
  trees: Trees,
  'step-form': ChannelForm,
  'group-form': GroupForm,
  'form-drawer': drawers.PlainForm,
  'form-drawer-loading': drawers.LoadingForm,
  'form-drawer-failed': drawers.FailedForm,
  'form-drawer-refused': drawers.RefusedForm,
  'form-drawer-stale': drawers.StaleForm,
  'side-drawer': drawers.PlainDrawer,
  'replacement-form': drawers.Replacement,
  'detail-drawer': drawers.Detail,
  'detail-drawer-loading': drawers.LoadingDetail,
  'detail-drawer-failed': drawers.FailedDetail,
  confirm: confirms.PlainConfirm,
  'confirm-danger': confirms.DangerConfirm,
  'confirm-refused': confirms.RefusedConfirm,
  dialog: dialogs.PlainDialog,
  'reason-dialog': dialogs.Reason,
  'sync-dialog': dialogs.Sync,
  'sync-dialog-running': dialogs.RunningSync,
  'import-dialog': imports.EmptyImport,
  'import-dialog-checking': imports.CheckedImport,
  'import-dialog-ready': imports.ReadyImport,
  'import-dialog-refused': imports.RefusedImport,
  'import-dialog-failed': imports.FailedImport,
  'batch-dialog': dialogs.Batch,
  'print-preview': dialogs.Print,
  'print-wide': dialogs.WidePrint,
  'print-reading': dialogs.ReadingPrint,
  'print-failed': dialogs.FailedPrint,
  'print-most': dialogs.MostPrint,
  notifications: dialogs.Notifications,
  'long-table': long.LongTable,
  'long-tree': long.LongTree,
  'list-page': whole.List,
  'tree-page': whole.Tree,
  'notice-page': whole.Notice,
  'starting-page': whole.Starting,
  'crashed-page': whole.Crashed,
};
