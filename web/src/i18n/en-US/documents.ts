import type zh from '../zh-CN/documents.ts';

const documents: typeof zh = {
  thing: 'Document',
  create: 'Upload document',
  edit: ({ name }) => `Edit document: ${name}`,
  empty: 'No documents yet.',
  emptyToAdd: 'No documents yet. Start with “Upload document”.',
  name: 'Document name',
  type: 'Type',
  version: 'Version',
  versionHint: 'Optional, e.g., 2.1',
  file: 'File',
  school: 'School',
  downloads: 'Downloads',
  updated: 'Updated',
  status: 'Status',
  statusHint: 'Disabled documents are hidden from readers and cannot be downloaded.',
  targetRoles: 'Visible to',
  targetRolesHint: 'If empty: all roles',
  allRoles: 'All roles',
  sort: 'Position',
  disableText:
    'Only users who manage documents can still see this document; others can no longer download it. You can enable it again at any time.',
  deleteText: 'The file is deleted as well. This cannot be undone.',
};

export default documents;
