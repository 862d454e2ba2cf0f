import { counted } from '@campus-procurement/sdk/texts';
import type zh from '../zh-CN/deptImport.ts';

const deptImport: typeof zh = {
  title: 'Import departments',
  some: ({ count }) => counted(count, 'department'),
  templateName: 'Department import template',
  sheet: 'Departments',
  choicesSheet: 'Parents and campuses',
  leader: 'Head account',
  preview: 'Departments to import',
  notedeptName: 'Up to 50 characters, unique under its parent',
  notedeptCode: 'Unique within the school: 1 to 20 letters, digits, hyphens or underscores',
  noteparent:
    'Code of the parent department, or the names from the college down joined by /; the parent may be in any row of this file; if empty, directly under the school',
  noteleader: 'Account of a person at the school',
  notephone: '5 to 20 digits; plus signs, hyphens and spaces are allowed',
  notecampus: 'See “Parents and campuses”',
  notesort: 'Whole number from 0 to 9999, lowest first; 0 if empty',
  noParent: 'No such active department in the school or in the file. Enter its code, or the names from the college down.',
  cycle: 'The departments in the file are parents of each other.',
  level: 'Departments have at most two levels, and this parent is on the second.',
  noLeader: 'No one at the school has this account.',
  noCampus: 'No such campus.',
  sortRule: 'Enter a whole number from 0 to 9999.',
};

export default deptImport;
