import type { ApiError, Schemas } from '@campus-procurement/sdk';
import { expectTypeOf } from 'vitest';
import {
  Can,
  type TreeNode,
  useApiMutation,
  useApiQuery,
  useFeatureFlag,
  useInfiniteRows,
  usePagedQuery,
  usePermission,
  useRoleDept,
  useSession,
  useStored,
  useTree,
} from './index.ts';

interface Labelled extends TreeNode {
  label: string;
}

/**
 * Never rendered: the compiler is the test. Each `@ts-expect-error` is an assertion: the file fails to compile as soon as the
 * line after it does. Callers never write a type argument.
 */
export function Types() {
  const detail = useApiQuery('queryRoleDetail', { path: { id: '1' } });
  expectTypeOf(detail.data).toEqualTypeOf<Schemas['RoleDetail'] | undefined>();
  expectTypeOf(detail.error).toEqualTypeOf<ApiError | null>();
  expectTypeOf(useApiQuery('getUserMenu').data).toEqualTypeOf<Schemas['ServerMenuItem'][] | undefined>();
  const names = useApiQuery('queryRoleList', {}, { select: (roles) => roles.map(({ roleName }) => roleName) });
  expectTypeOf(names.data).toEqualTypeOf<string[] | undefined>();

  // @ts-expect-error its path is missing
  useApiQuery('queryRoleDetail');
  // @ts-expect-error there is no such operation
  useApiQuery('queryRoleDetails', { path: { id: '1' } });
  // @ts-expect-error logout is a GET with a side effect, so it is no query
  useApiQuery('logout');
  // @ts-expect-error saveRole changes something, so it is no query
  useApiQuery('saveRole', { body: {} });

  const page = usePagedQuery('queryRolePage', { current: 1, size: 10, status: 'ENABLED' });
  expectTypeOf(page.rows).toEqualTypeOf<Schemas['Role'][]>();
  expectTypeOf(page.total).toEqualTypeOf<number>();
  usePagedQuery('queryRolePage', {}, { turn: (to) => expectTypeOf(to).toEqualTypeOf<{ current: number; size: number }>() });
  // @ts-expect-error there is no such filter
  usePagedQuery('queryRolePage', { rolName: 'x' });
  // @ts-expect-error there is no such status
  usePagedQuery('queryRolePage', { status: 'ON' });
  // @ts-expect-error a bare list has no pages
  usePagedQuery('queryRoleList', {});

  const grown = useInfiniteRows('queryRolePage', { size: 20, status: 'ENABLED' });
  expectTypeOf(grown.rows).toEqualTypeOf<Schemas['Role'][]>();
  // @ts-expect-error the pages are counted by the hook
  useInfiniteRows('queryRolePage', { current: 2 });
  const tree = useTree([] as Labelled[], ({ label }) => label !== '');
  expectTypeOf(tree.rows[0]?.node.label).toEqualTypeOf<string | undefined>();

  const save = useApiMutation('saveRole');
  expectTypeOf(save.data).toEqualTypeOf<Schemas['CreatedRow'] | undefined>();
  save.mutate({ body: { roleName: 'x', roleCode: 'xy', dataScope: 'SCHOOL', menuIds: [] } });
  // @ts-expect-error the role code is missing
  save.mutate({ body: { roleName: 'x', dataScope: 'SCHOOL', menuIds: [] } });
  useApiMutation('updateWechatPushState', {
    optimistic: {
      queryWechatReceiverPage: (page, { body }) => {
        expectTypeOf(page.records).toEqualTypeOf<Schemas['WechatReceiver'][]>();
        expectTypeOf(body.pushState).toEqualTypeOf<boolean>();
        return page;
      },
    },
  });
  // @ts-expect-error an answer is changed into one of its kind
  useApiMutation('deleteRole', { optimistic: { queryRolePage: () => 'gone' } });

  const can = usePermission();
  can(['system:role:update', 'content:exposure:read']);
  // @ts-expect-error there is no such code
  can('system:role:change');
  // @ts-expect-error a code that belongs to every session is granted to no role
  can('session:own:end');
  // @ts-expect-error there is no such code
  <Can code="system:roles:read">{null}</Can>;

  const session = useSession();
  // @ts-expect-error only somebody who is logged in has a user
  session.user;
  if (session.status === 'ready') expectTypeOf(session.user).toEqualTypeOf<Schemas['UserInfo']>();
  // @ts-expect-error only a session that was ready can have ended under its page
  session.expired;
  if (session.status === 'failed') expectTypeOf(session.error).toEqualTypeOf<ApiError>();

  // @ts-expect-error there is no such feature
  useFeatureFlag('ifOpenEntrance');
  expectTypeOf(useRoleDept().list).toEqualTypeOf<Schemas['RoleDept'][]>();
  // @ts-expect-error the token is the session's own
  useStored('token');
  return null;
}
