import { longText, names, text, time, word } from '#platform/exports/columns.ts';
import { report } from '#platform/exports/report.ts';
import { userList } from './queryUserPages.ts';

export const userReport = report('USERS', 'exportUsers', userList, 'userColumn', {
  companyName: text,
  account: text,
  name: text,
  gender: word('gender'),
  phone: text,
  email: longText,
  collegeName: text,
  deptName: text,
  job: text,
  roles: names(({ roleName }) => roleName),
  status: word('userStatus'),
  source: word('userSource'),
  casId: text,
  lastLoginTime: time,
  createTime: time,
});
