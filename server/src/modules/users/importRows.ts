import type { Input } from '@campus-procurement/sdk';
import { genderValues } from '@campus-procurement/sdk/values';
import { brokenBy } from '../../contract/brokenBy.ts';
import type { BrokenRule } from '../../failure/failure.ts';
import { type Language, say } from '../../i18n/language.ts';
import type { ImportChoices, MeantDept, MeantRole } from './importChoices.ts';
import type { NewUser } from './newUser.ts';

type ImportRow = Input<'importUsers'>['body']['rows'][number];

/** A row that has been read. Values that break a rule are empty in it. */
export interface ReadRow {
  /** Index among the rows, from 0. */
  row: number;
  user: NewUser;
  deptName: string;
  roles: MeantRole[];
  /** The departments for which the user gets the roles. */
  roleDeptIds: string[];
  problems: BrokenRule[];
}

/** Reads a row and checks it with the rules of `createUser`, without comparing it with other rows. */
export function readRow(written: ImportRow, row: number, choices: ImportChoices, language: Language): ReadRow {
  const problems: BrokenRule[] = [];
  const refuse = (field: string, rule: string, params = {}) => problems.push({ field: `rows.${row}.${field}`, rule, params });
  const { dept, roles: roleTexts, roleDepts = [], gender, ...texts } = trimmed(written);
  const deptOf = (field: string, text: string): MeantDept[] => {
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
  const user = {
    ...{ account: texts.account, name: texts.name, phone: texts.phone },
    ...{ email: texts.email || null, job: texts.job || null, casId: texts.casId || null },
    ...(gender && { gender: genderOf(gender, (rule, params) => refuse('gender', rule, params), language) }),
    deptId: home?.id ?? anyId,
  };
  // Departments and roles are already checked, so placeholders are used.
  const broken = brokenBy('createUser', { ...user, roleDeptList: [{ roleId: anyId, deptIds: [anyId] }] });
  const isRefused = (field: string) => problems.some((problem) => problem.field === `rows.${row}.${field}`);
  for (const { field, rule, params } of broken) if (!isRefused(field)) refuse(field, rule, params);

  const roleDeptIds = roleDepts.length > 0 ? others.map(({ id }) => id) : [user.deptId];
  return { row, user, deptName: home?.deptName ?? '', roles, roleDeptIds: [...new Set(roleDeptIds)], problems };
}

/** A placeholder for a department that was not found. */
const anyId = '0';

function trimmed({ account, name, phone, dept, roles, roleDepts, gender, job, email, casId }: ImportRow) {
  const all = (texts: string[] = []) => [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
  return {
    ...{ account: account.trim(), name: name.trim(), phone: phone.trim(), dept: dept.trim() },
    ...{ roles: all(roles), roleDepts: all(roleDepts), gender: gender?.trim() },
    ...{ job: job?.trim(), email: email?.trim(), casId: casId?.trim() },
  };
}

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

type Gender = NonNullable<NewUser['gender']>;

function genderOf(text: string, refuse: Refuse, language: Language): Gender {
  const isMeant = (gender: Gender) =>
    [gender, say('zh-CN', 'gender', gender), say('en-US', 'gender', gender)].some(
      (word) => word.toLowerCase() === text.toLowerCase(),
    );
  const found = genderValues.find(isMeant);
  if (!found) refuse('enum', { allowed: genderValues.map((gender) => say(language, 'gender', gender)).join(', ') });
  return found ?? 'UNKNOWN';
}
