/** Several blocks beside each other, each in all its states. */
export const shelves = [
  'words',
  'purchases',
  'messages',
  'parts',
  'fields',
  'pickers',
  'tables',
  'trees',
  'step-form',
  'group-form',
] as const;

/** What covers the window or is a page: each state has an address of its own. */
export const alone = [
  'form-drawer',
  'form-drawer-loading',
  'form-drawer-failed',
  'form-drawer-refused',
  'form-drawer-stale',
  'side-drawer',
  'detail-drawer',
  'detail-drawer-loading',
  'detail-drawer-failed',
  'confirm',
  'confirm-danger',
  'confirm-refused',
  'dialog',
  'reason-dialog',
  'sync-dialog',
  'sync-dialog-running',
  'batch-dialog',
  'print-preview',
  'print-wide',
  'print-reading',
  'print-failed',
  'print-most',
  'notifications',
  'long-table',
  'long-tree',
  'list-page',
  'tree-page',
  'notice-page',
  'starting-page',
  'crashed-page',
] as const;

export type Shelf = (typeof shelves)[number];
export type Alone = (typeof alone)[number];
