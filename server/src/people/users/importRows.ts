import type { Input } from '@campus-procurement/sdk';
import { genderValues } from '@campus-procurement/sdk/values';
import type { Language } from '#platform/i18n/language.ts';
import { allowedWords, meantValue, type ReadRow, rowProblems, trimmed } from '#platform/imports/readRow.ts';
import type { WrittenDept } from '#platform/imports/writtenDepts.ts';
import type { ImportChoices, MeantRole } from './importChoices.ts';
import type { NewUser } from './newUser.ts';

type ImportRow = Input<'importUsers'>['body']['rows'][number];

/** A user read from a row. */
export interface UserRow extends ReadRow {
  user: NewUser;
  deptName: string;
  roles: MeantRole[];
  /** The departments for which the user gets the roles. */
  roleDeptIds: string[];
}

/** Reads a row and checks it with the rules of `createUser`, without comparing it with other rows. */
export function readUserRow(written: ImportRow, row: number, choices: ImportChoices, language: Language): UserRow {
  const { problems, refuse, refuseBroken } = rowProblems(row);
  const { dept, roles: roleTexts, roleDepts = [], gender, ...texts } = trimmed(written);
  const deptOf = (field: string, text: string): WrittenDept[] => {
    const meant = choices.deptOf(text);
    if ('row' in meant) return [meant.row];
    refuse(field, meant.rule, meant.params);
    return [];
  };

  for (const field of ['account', 'name', 'phone'] as const) if (texts[field] === '') refuse(field, 'required');
  if (dept === '') refuse('dept', 'required');
  const [home] = dept === '' ? [] : deptOf('dept', dept);
  const roles = rolesOf(roleTexts, choices, (rule, params) => refuse('roles', rule, params));
  const others = roleDepts.flatMap((text) => deptOf('roleDepts', text));
  const meantGender = gender && meantValue('gender', genderValues, gender);
  if (gender && !meantGender) refuse('gender', 'enum', allowedWords('gender', genderValues, language));
  const user = {
    account: texts.account,
    name: texts.name,
    phone: texts.phone,
    email: texts.email || null,
    job: texts.job || null,
    casId: texts.casId || null,
    ...(meantGender && { gender: meantGender }),
    deptId: home?.id ?? anyId,
  };
  // Departments and roles are already checked, so placeholders are used.
  refuseBroken('createUser', { ...user, roleDeptList: [{ roleId: anyId, deptIds: [anyId] }] });
  const roleDeptIds = roleDepts.length > 0 ? others.map(({ id }) => id) : [user.deptId];
  return { row, user, deptName: home?.deptName ?? '', roles, roleDeptIds: [...new Set(roleDeptIds)], problems };
}

/** A placeholder for a department that was not found. */
const anyId = '0';

type Refuse = (rule: string, params?: Record<string, string>) => void;

function rolesOf(texts: string[], { roleOf }: ImportChoices, refuse: Refuse): MeantRole[] {
  if (texts.length === 0) refuse('required');
  const roles = texts.flatMap((text) => {
    const meant = roleOf(text);
    if ('row' in meant) return [meant.row];
    refuse(meant.rule, meant.params);
    return [];
  });
  // The same role may be given by its code and by its name.
  const held = [...new Set(roles)];
  const exclusive = held.find((role) => role.exclusive);
  if (exclusive && held.length > 1) refuse('exclusiveRole', { role: exclusive.roleName });
  return held;
}
