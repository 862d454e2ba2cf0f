import { dataScopeValues } from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';

export const limits = { roleName: 30, roleCode: 32, remark: 200 };

/** The rules of `RoleInput` in the description, in words. */
export function roleSchema(t: Translate) {
  const name = t('roles.name');
  const code = t('roles.code');
  return z.object({
    roleName: z.string().check(z.trim(), z.minLength(1, t('ui.required', { label: name })), z.maxLength(limits.roleName)),
    roleCode: z.string().check(z.minLength(1, t('ui.required', { label: code })), z.regex(/^[a-z_]{2,32}$/, t('roles.codeRule'))),
    dataScope: z.enum(dataScopeValues),
    status: z.enum(['ENABLED', 'DISABLED']),
    remark: z
      .string()
      .check(z.trim(), z.maxLength(limits.remark, t('ui.tooLong', { label: t('roles.remark'), limit: limits.remark }))),
    menuIds: z.array(z.string()),
  });
}

export type RoleValues = z.infer<ReturnType<typeof roleSchema>>;
