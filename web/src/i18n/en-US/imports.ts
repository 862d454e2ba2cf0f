import type zh from '../zh-CN/imports.ts';

const imports: typeof zh = {
  text: ({ most }) => `Up to ${most} at a time. Everything is checked first; then all are imported, or none.`,
  template: 'Download template',
  chooseFile: 'Choose file',
  replaceFile: 'Choose another file',
  fileRule: ({ megabytes }) => `xlsx or csv, up to ${megabytes} MB`,
  checkAgain: 'Check again',
  import: ({ some }) => `Import ${some}`,

  notesSheet: 'Notes',
  noteColumn: 'Column',
  noteRequired: 'Required',
  noteRule: 'What to enter',
  yes: 'Yes',
  no: 'No',
  deptPath: 'Department',
  deptCode: 'Department code',

  checking: ({ some }) => `Checking ${some}…`,
  importing: ({ some }) => `Importing ${some}…`,
  comma: ', ',
  kind: 'Only xlsx and csv files are read; save an old xls file as xlsx',
  size: ({ megabytes }) => `The file must not be larger than ${megabytes} MB`,
  broken: 'The file cannot be read; it may be damaged or protected by a password',
  empty: 'The file has no data',
  tooMany: ({ some, most }) => `The file has ${some}, the limit is ${most}: split it into several files`,
  missingColumns: ({ labels }) => `The first row must be the headings; missing: ${labels}. Use the template`,

  ready: ({ some }) => `Checked; ready to import: ${some}`,
  wrong: ({ some, problems }) =>
    `In the file: ${some}. Problems: ${problems}. Correct the file and choose it again; nothing has been imported`,
  moreProblems: ({ count }) => `${count} more problems are not listed`,
  problems: 'Problems',
  line: 'Row',
  field: 'Column',
  value: 'Content',
  problem: 'Problem',
  noDept: 'There is no such department: enter its code, or the names from the college down',
  done: ({ some }) => `Imported: ${some}`,
};

export default imports;
