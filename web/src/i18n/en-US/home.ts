import type zh from '../zh-CN/home.ts';

const home: typeof zh = {
  greetingMorning: ({ name }) => `Good morning, ${name}`,
  greetingAfternoon: ({ name }) => `Good afternoon, ${name}`,
  greetingEvening: ({ name }) => `Good evening, ${name}`,
  role: 'Current role',
  dept: 'Current department',
  school: 'School',
  account: 'Account',
  lastLogin: 'Last login',
  firstLogin: 'First login',
  entries: 'Quick entries',
  noEntries: 'The current role has no other pages',
  choices: 'Switch role and department',
  choicesHint: 'You hold several roles or departments; menu and data follow your choice',
};

export default home;
