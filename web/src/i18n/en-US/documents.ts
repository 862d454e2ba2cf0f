import type zh from '../zh-CN/documents.ts';

const documents: typeof zh = {
  thing: 'Document',
  create: 'Upload a document',
  edit: ({ name }) => `Edit document: ${name}`,
  empty: 'There are no documents to download yet',
  emptyToAdd: 'There are no documents yet. Begin with “Upload a document”.',
  name: 'Document',
  type: 'Type',
  version: 'Version',
  versionHint: 'For example 2.1; may be left out',
  file: 'File',
  school: 'School',
  downloads: 'Downloads',
  updated: 'Updated',
  status: 'Status',
  statusHint: 'Readers neither see nor download what is disabled',
  targetRoles: 'Visible to',
  targetRolesHint: 'Every role if none is chosen',
  allRoles: 'Every role',
  sort: 'Position',
  disableText: 'Only those who keep the documents see it then; nobody else can download it. It can be enabled again at any time.',
  deleteText: 'Its file is deleted with it. This cannot be undone.',
};

export default documents;
