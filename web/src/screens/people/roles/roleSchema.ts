import type { Schemas } from '@campus-procurement/sdk';
import { dataScopeValues } from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const limits = { roleName: 30, roleCode: 32, remark: 200 };

/** The rules of `RoleInput` in the API description, with their messages. */
export function roleSchema(t: Translate) {
  const { required } = fieldRules(t);
  return z.object({
    roleName: required('roles.name'),
    roleCode: required('roles.code').check(z.regex(/^[a-z_]{2,32}$/, t('roles.codeRule'))),
    dataScope: z.enum(dataScopeValues),
    status: z.enum(['ENABLED', 'DISABLED']),
    remark: z.string().check(z.trim()),
    menuIds: z.array(z.string()),
  });
}

export type RoleValues = z.infer<ReturnType<typeof roleSchema>>;

export const newRole: RoleValues = { roleName: '', roleCode: '', dataScope: 'DEPT', status: 'ENABLED', remark: '', menuIds: [] };

export function valuesOf({ roleName, roleCode, dataScope, status, remark, menuIds }: Schemas['RoleDetail']): RoleValues {
  return { roleName, roleCode, dataScope, status, remark, menuIds: menuIds.toSorted() };
}

/** The same rights under another name; the code is unique, so a new one is entered. */
export function copyOf(detail: Schemas['RoleDetail'], t: Translate): RoleValues {
  const roleName = t('roles.copyName', { name: detail.roleName }).slice(0, limits.roleName);
  return { ...valuesOf(detail), roleName, roleCode: '', status: 'ENABLED' };
}
