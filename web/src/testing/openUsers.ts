import { screen } from '@testing-library/react';
import { menuItem } from './menuItem.ts';
import { api, exampleUser, renderApp } from './renderApp.tsx';

/** Codes of all that can be done with users. */
export const userCodes = ['create', 'update', 'delete', 'reset', 'sync', 'export', 'read'].map(
  (action) => `system:user:${action}`,
);

/** The page of users, as somebody sees it who may appoint purchasers but not administrators. */
export async function openUsers(search = '', permissions = userCodes) {
  const user = await exampleUser();
  const mine = [{ id: 'r1', roleCode: 'purchaser', roleName: '采购申请人' }];
  const above = { id: 'r2', roleCode: 'admin', roleName: '系统管理员' };
  api.override('queryRoleList', ({ query }) => (query.grantable ? mine : [...mine, above]));
  api.override('getUserMenu', [menuItem('/', '首页'), menuItem('/user/page', '用户', { sort: 2 })]);
  api.override('getInfo', { ...user, userType: 'STAFF', permissions });
  const app = await renderApp(`/user/page${search}`);
  await screen.findAllByRole('rowheader');
  return app;
}
