import { buildMenu } from '@campus-procurement/hooks';
import { expect, test } from 'vitest';
import { menuPath } from './menuPath.ts';

const entry = (path: string, menuType: string, children: object[] = []) => ({
  path,
  menuName: path,
  menuType,
  sort: 1,
  children,
});
const { tree } = buildMenu([
  entry('/', 'MENU'),
  entry('/user', 'DIR', [entry('/user/deep', 'DIR', [entry('/user/deep/role', 'MENU')])]),
]);
const names = (pathname: string) => menuPath(tree, pathname).map(({ menuName }) => menuName);

test('the way to an entry leads through all directories above it, however deep', () => {
  expect(names('/user/deep/role')).toEqual(['/user', '/user/deep', '/user/deep/role']);
  expect(names('/')).toEqual(['/']);
  expect(names('/user/deep/role/')).toEqual(['/user', '/user/deep', '/user/deep/role']);
});

test('there is no way to a page that is not in the menu', () => {
  expect(names('/user/dee')).toEqual([]);
});
