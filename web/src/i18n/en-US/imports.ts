import { counted, number } from '@campus-procurement/sdk/texts';
import type zh from '../zh-CN/imports.ts';

const imports: typeof zh = {
  text: ({ most }) => `Up to ${most} at a time. All rows are checked first, then either all or none are imported.`,
  template: 'Download template',
  chooseFile: 'Choose file',
  replaceFile: 'Replace file',
  fileRule: ({ megabytes }) => `xlsx or csv, up to ${number(megabytes)} MB`,
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
  kind: 'Choose an xlsx or csv file. Save an old xls file as xlsx first.',
  broken: 'The file cannot be read. It may be damaged or password-protected.',
  empty: 'The file has no data.',
  tooMany: ({ some, most }) => `The file has ${some}, but the limit is ${most}. Split it into several files.`,
  missingColumns: ({ labels }) => `The first row must contain the headings. Missing: ${labels.join(', ')}. Use the template.`,

  ready: ({ some }) => `Check passed. Ready to import: ${some}.`,
  wrong: ({ some, problems }) =>
    `Rows: ${some}. Problems: ${number(problems)}. Nothing was imported. Correct the file and choose it again.`,
  moreProblems: ({ count }) => `${counted(count, 'more problem')} not listed`,
  problems: 'Problems',
  line: 'Row',
  field: 'Column',
  value: 'Content',
  problem: 'Problem',
  noDept: 'No such active department. Enter its code, or the names from the college down.',
  done: ({ some }) => `Imported: ${some}`,
};

export default imports;
