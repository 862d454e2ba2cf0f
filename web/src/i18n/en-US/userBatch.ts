import { counted } from '@campus-procurement/sdk/texts';
import type zh from '../zh-CN/userBatch.ts';

const userBatch: typeof zh = {
  giveOne: ({ name }) => `Grant roles to ${name}`,
  giveMany: ({ count }) => `Grant roles to ${counted(count, 'user')}`,
  roles: 'Roles',
  rolesHint: 'Users get the roles that they lack and keep the roles that they have.',
  where: 'Departments',
  whereOWN: 'Own department of each user',
  whereCHOSEN: 'Selected departments',
  severalSchools: 'The users belong to several schools, so the roles apply to the own department of each user.',
  depts: 'Departments',
  given: ({ count }) => `Roles granted to ${counted(count, 'user')}`,

  passwordsOf: ({ count }) => (count === 1 ? 'Initial password of 1 user' : `Initial passwords of ${counted(count, 'user')}`),
};

export default userBatch;
