import type { Schemas } from '@campus-procurement/sdk';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import type { Choice } from '#ui/fields/LookupField.tsx';
import { fieldRules } from '#ui/form/fieldRules.ts';

type Dept = Schemas['Dept'];

export const limits = { deptName: 50, deptCode: 20, phone: 20, sort: 4 };

/** The rules of `DeptInput` in the API description, with their messages. The root of a school has no parent. */
export function deptSchema(t: Translate) {
  return z.object({
    parentId: z.string(),
    deptName: fieldRules(t).required('depts.name'),
    deptCode: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_-]{1,20}$/, t('depts.codeRule'))),
    leaderId: z.string(),
    phone: z.string().check(z.trim(), z.regex(/^$|^[0-9+ -]{5,20}$/, t('depts.phoneRule'))),
    campus: z.string(),
    sort: fieldRules(t).sort,
    status: z.enum(['ENABLED', 'DISABLED']),
  });
}

export type DeptValues = z.infer<ReturnType<typeof deptSchema>>;

/** Returns the initial values for editing a department, or for a new one below another. */
export function valuesOf(editing: { dept: Dept } | { above: Dept }): DeptValues {
  if ('dept' in editing) {
    const { deptName, deptCode, sort, status, parentId, leaderId, phone, campus } = editing.dept;
    const texts = { parentId: parentId ?? '', leaderId: leaderId ?? '', phone: phone ?? '', campus: campus ?? '' };
    return { deptName, deptCode, status, sort: String(sort), ...texts };
  }
  const { id, campus, children } = editing.above;
  const sort = Math.min(9999, Math.max(0, ...children.map((child) => child.sort)) + 10);
  const empty = { deptName: '', deptCode: '', leaderId: '', phone: '' };
  return { ...empty, parentId: id, campus: campus ?? '', sort: String(sort), status: 'ENABLED' };
}

export function inputOf({ leaderId, phone, campus, sort, ...values }: DeptValues) {
  return { ...values, leaderId: leaderId || null, phone: phone || null, campus: campus || null, sort: Number(sort) };
}

/** Returns the possible parents of a department. It keeps its level when it moves; a new one can have either level. */
export function parentsFor(dept: Dept | null, roots: readonly Dept[]): Choice[] {
  const colleges = roots.flatMap(({ children }) => children);
  const fitting = dept === null ? [...roots, ...colleges] : dept.deptType === 1 ? roots : colleges;
  return fitting.map(({ id, deptName }) => ({ value: id, label: deptName }));
}
