import type { Schemas } from '@campus-procurement/sdk';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';

type Category = Schemas['GoodsCategory'];

/** The rules of `CategoryManagerInput` in the API description, with their messages. */
export function managerSchema(t: Translate) {
  const needed = (label: 'managers' | 'managerRole' | 'managerAt') =>
    t('validation.choose', { label: t(`goodsCategories.${label}`) });
  return z
    .object({
      kind: z.enum(['NONE', 'USERS', 'ROLE']),
      userIds: z.array(z.string()).check(z.maxLength(20)),
      roleCode: z.string(),
      deptId: z.string(),
    })
    .check(
      z.refine(({ kind, userIds }) => kind !== 'USERS' || userIds.length > 0, { error: needed('managers'), path: ['userIds'] }),
      z.refine(({ kind, roleCode }) => kind !== 'ROLE' || roleCode !== '', { error: needed('managerRole'), path: ['roleCode'] }),
      z.refine(({ kind, deptId }) => kind !== 'ROLE' || deptId !== '', { error: needed('managerAt'), path: ['deptId'] }),
    );
}

export type ManagerValues = z.infer<ReturnType<typeof managerSchema>>;

/** Who manages the goods of a category now, as the form has it. */
export function valuesOf({ manager, managerDeptId }: Pick<Category, 'manager' | 'managerDeptId'>): ManagerValues {
  if (!manager) return { kind: 'NONE', userIds: [], roleCode: '', deptId: managerDeptId ?? '' };
  const { users, roleCode, deptId } = manager;
  const userIds = users.map(({ id }) => id);
  return { kind: roleCode === null ? 'USERS' : 'ROLE', userIds, roleCode: roleCode ?? '', deptId: deptId ?? '' };
}

/** What is sent; null: who manages the category above. */
export function inputOf({ kind, userIds, roleCode, deptId }: ManagerValues): Schemas['CategoryManagerInput'] | null {
  if (kind === 'NONE') return null;
  return kind === 'USERS' ? { userIds } : { roleCode, deptId };
}

/** Who manages the goods of a category, and whether it says so itself. */
export interface Managed {
  manager: NonNullable<Category['manager']>;
  isOwn: boolean;
}

export type Managers = ReadonlyMap<string, Managed>;

/** Who manages each category, with the nearest category above that says it. */
export function managersIn(roots: readonly Category[]): Managers {
  const found = new Map<string, Managed>();
  const visit = (category: Category, above: Category['manager']) => {
    const manager = category.manager ?? above;
    if (manager) found.set(category.id, { manager, isOwn: category.manager !== null });
    for (const child of category.children) visit(child, manager);
  };
  for (const root of roots) visit(root, null);
  return found;
}
