import type { Input, Schemas } from '@campus-procurement/sdk';
import { genderValues } from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const accountRule = /^[A-Za-z0-9_.-]{4,32}$/;
export const limits = { account: 32, name: 50, phone: 11, email: 100, job: 50, casId: 64 };

/** The user being edited; null for a new one. */
export type Before = Schemas['UserDetail'] | null;

/**
 * The rules of `UserInput` and `UserChanges` in the API description, with their messages. Fields that were empty, as those of synchronised
 * users, may stay empty.
 */
export function userSchema(t: Translate, before: Before) {
  const rules = fieldRules(t);
  const phone = before && !before.phone ? z.union([z.literal(''), rules.phone]) : rules.phone;
  const password = z
    .string()
    .check(z.refine((value) => value === '' || rules.newPassword.safeParse(value).success, t('ui.passwordWeak')));
  return z.object({
    account: z.string().check(z.trim(), z.regex(accountRule, t('users.accountRule'))),
    name: rules.required('users.name'),
    phone,
    email: z.string().check(z.trim(), z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, t('validation.email'))),
    gender: z.enum(genderValues),
    job: z.string().check(z.trim()),
    companyId: z.string(),
    deptId: rules.chosen('users.dept'),
    roleDeptList: z.array(z.object({ roleId: z.string(), deptIds: z.array(z.string()) })).check(
      z.minLength(before && before.roleDeptList.length === 0 ? 0 : 1, t('users.roleRequired')),
      z.check(({ value, issues }) => {
        for (const [index, { roleId, deptIds }] of value.entries()) {
          const missing = [...(roleId === '' ? ['roleId'] : []), ...(deptIds.length === 0 ? ['deptIds'] : [])];
          for (const name of missing)
            issues.push({ code: 'custom', input: value, path: [index, name], message: t('users.grantIncomplete') });
        }
      }),
    ),
    casId: z.string().check(z.trim(), z.regex(/^[!-~]{0,64}$/, t('users.casIdRule'))),
    password,
  });
}

export type UserValues = z.infer<ReturnType<typeof userSchema>>;

export function newUser(companyId: string): UserValues {
  const empty = { account: '', name: '', phone: '', email: '', job: '', deptId: '', casId: '', password: '' };
  return { ...empty, gender: 'UNKNOWN', roleDeptList: [], companyId };
}

export function valuesOf(user: Schemas['UserDetail']): UserValues {
  const { account, name, phone, email, gender, job, deptId, casId, companyId } = user;
  const roleDeptList = user.roleDeptList.map(({ roleId, deptList }) => ({ roleId, deptIds: deptList.map(({ id }) => id) }));
  const texts = { phone: phone ?? '', email: email ?? '', job: job ?? '', casId: casId ?? '', password: '' };
  return { account, name, gender, deptId, companyId, roleDeptList, ...texts };
}

/** Returns the body of createUser. The school follows from the department. */
export function inputOf({ companyId: _, password, ...values }: UserValues): Input<'createUser'>['body'] {
  const { email, job, casId } = values;
  const texts = { email: email || null, job: job || null, casId: casId || null };
  return { ...values, ...texts, ...(password && { password }) };
}

/** Returns the body of updateUser: all fields, except empty ones that the API does not accept. */
export function changesOf(values: UserValues, { id, version }: Schemas['UserDetail']): Input<'updateUser'>['body'] {
  const { phone, roleDeptList, password: _, ...changes } = inputOf(values);
  return { id, version, ...changes, ...(phone && { phone }), ...(roleDeptList.length > 0 && { roleDeptList }) };
}
