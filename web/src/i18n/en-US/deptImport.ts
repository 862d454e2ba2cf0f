import type zh from '../zh-CN/deptImport.ts';

const deptImport: typeof zh = {
  title: 'Import departments',
  some: ({ count }) => `${count} ${count === '1' ? 'department' : 'departments'}`,
  templateName: 'Department import template',
  sheet: 'Departments',
  choicesSheet: 'Parents and campuses',
  leader: 'Account of the head',
  preview: 'Departments to import',
  notedeptName: 'Up to 50 characters, unique below its parent',
  notedeptCode: 'Unique within the school: 1 to 20 letters, digits, hyphens or underscores',
  noteparent:
    'Code of the department above, or the names from the college down joined by /; it may stand anywhere in this file; directly below the school if empty',
  noteleader: 'Account of a person of the school',
  notephone: '5 to 20 digits; plus signs, hyphens and spaces are allowed',
  notecampus: 'See “Parents and campuses”',
  notesort: 'Whole number from 0 to 9999, lowest first; 0 if empty',
  noParent: 'There is no such department in the school or in the file: enter its code, or the names from the college down',
  cycle: 'In the file, these departments are below each other',
  level: 'There are two levels of departments, and this parent is on the second',
  noLeader: 'Nobody in the school has this account',
  noCampus: 'There is no such campus',
  sortRule: 'Enter a whole number from 0 to 9999',
};

export default deptImport;
