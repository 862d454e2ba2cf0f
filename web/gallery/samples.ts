import { BusinessError, NetworkError, type Schemas } from '@campus-procurement/sdk';
import { api } from './mockedSession.ts';

export type Role = Schemas['Role'];

const [role] = api.example('queryRolePage').records as [Role, ...Role[]];

/** So many rows of a table. */
export function roleRows(count: number): Role[] {
  return Array.from({ length: count }, (_, index) => ({
    ...role,
    id: `role-${index}`,
    roleName: `${role.roleName}${index + 1}`,
    roleCode: `${role.roleCode}_${index + 1}`,
    status: index % 4 === 3 ? 'DISABLED' : 'ENABLED',
    userCount: index * 37,
  }));
}

/** The kinds of failures that blocks tell of. */
export const networkFault = new NetworkError('no answer', {});
export const missing = new BusinessError('gone', { body: { code: 4004, msg: '', data: null } });
export const stale = new BusinessError('stale', { body: { code: 4090, msg: '', data: null } });

/** Something that the server was asked for: on its way, refused, there. */
export const asked = { data: undefined, error: null, isPending: true, isFetching: true, refetch: () => undefined };
export const refused = { data: undefined, error: networkFault, isPending: false, isFetching: false, refetch: () => undefined };
export function answered<T>(data: T) {
  return { data, error: null, isPending: false, isFetching: false, refetch: () => undefined };
}

/** The page of a list in the same states. */
export const pageOf = (rows: Role[], total = rows.length) => ({
  rows,
  total,
  isPending: false,
  isFetching: false,
  isPlaceholder: false,
  error: null as unknown,
  refetch: () => undefined,
  refresh: () => undefined,
  readPage: async () => ({ rows, total }),
});
