import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';

/** The roles to give to several users, and the departments for which they get them. */
export function giveRolesSchema(t: Translate) {
  return z
    .object({
      roleIds: z.array(z.string()).check(z.minLength(1, t('validation.choose', { label: t('userBatch.roles') }))),
      where: z.enum(['OWN', 'CHOSEN']),
      deptIds: z.array(z.string()),
    })
    .check(
      z.refine(({ where, deptIds }) => where === 'OWN' || deptIds.length > 0, {
        path: ['deptIds'],
        error: t('validation.choose', { label: t('userBatch.depts') }),
      }),
    );
}

export type GiveRolesValues = z.infer<ReturnType<typeof giveRolesSchema>>;

export const noRoles: GiveRolesValues = { roleIds: [], where: 'OWN', deptIds: [] };
