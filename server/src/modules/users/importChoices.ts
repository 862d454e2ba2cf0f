import { deptsWithinScope } from '../../auth/deptReach.ts';
import { judgedRoles, mayGrant } from '../../auth/mayGrant.ts';
import type { Context } from '../../context/context.ts';
import { storedName } from '../../db/builtInNames.ts';
import { platformId } from '../../values/platform.ts';

/** The row that a text means, or the rule that the text breaks. */
type Meant<Row> = { row: Row } | { rule: string; params?: Record<string, string> };

export interface MeantDept {
  id: string;
  deptName: string;
}

export type MeantRole = Awaited<ReturnType<typeof enabledRoles>>[number];

/** Finds departments and roles of a school by the texts in a table. */
export interface ImportChoices {
  deptOf: (text: string) => Meant<MeantDept>;
  roleOf: (text: string) => Meant<MeantRole>;
}

/** Returns the choices for users of a school, the same as in the form that creates one. */
export async function importChoices(companyId: string, context: Context): Promise<ImportChoices> {
  const depts = await deptsByName(companyId, context);
  const within = await deptsWithinScope(context);
  const roles = await enabledRoles(companyId, context);

  function deptOf(text: string): Meant<MeantDept> {
    const row = depts.get(pathOf(text));
    if (!row) return { rule: 'exists' };
    return within && !within.has(row.id) ? { rule: 'deptBeyond', params: { dept: row.deptName } } : { row };
  }

  function roleOf(text: string): Meant<MeantRole> {
    const byCode = roles.filter(({ roleCode }) => roleCode === text);
    const found = byCode.length > 0 ? byCode : roles.filter((role) => storedOf(role) === storedOf({ ...role, roleName: text }));
    const [first] = found;
    if (!first) return { rule: 'exists' };
    const [row, ...others] = found.filter((role) => mayGrant(role, context.role));
    if (!row) return { rule: 'grantRole', params: { role: first.roleName } };
    return others.length > 0 ? { rule: 'ambiguous' } : { row };
  }

  return { deptOf, roleOf };
}

/** A built-in role may be written in either language. */
const storedOf = ({ roleCode, roleName }: Pick<MeantRole, 'roleCode' | 'roleName'>) => storedName('roleName', roleCode, roleName);

/** People put spaces around slashes, and Chinese keyboards type full-width ones. */
const pathOf = (text: string) => text.trim().replaceAll(/\s*[/\uFF0F]\s*/g, '/');

/** Returns departments by code, and by path with or without the name of the school. A code wins over a path. */
async function deptsByName(companyId: string, { db }: Context): Promise<Map<string, MeantDept>> {
  const rows = await db
    .selectFrom('dept')
    .select(['id', 'parentId', 'deptName', 'deptCode', 'deptType'])
    .where((eb) => eb.and({ companyId, status: 'ENABLED' }))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const above = (parentId: string | null) => (parentId === null ? undefined : byId.get(parentId));
  const namesOf = (row: (typeof rows)[number]): string[] => {
    const parent = above(row.parentId);
    return parent ? [...namesOf(parent), row.deptName] : [row.deptName];
  };
  const paths = rows.flatMap((row) => {
    const names = namesOf(row).map(pathOf);
    return [names, names.slice(1)].map((path) => [path.join('/'), row] as const).filter(([path]) => path !== '');
  });
  return new Map([...paths, ...rows.map((row) => [row.deptCode, row] as const)]);
}

function enabledRoles(companyId: string, context: Context) {
  return judgedRoles(context)
    .where('role.companyId', 'in', [platformId, companyId])
    .where('role.status', '=', 'ENABLED')
    .execute();
}
