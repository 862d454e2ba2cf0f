import { deptsWithinScope } from '../auth/deptReach.ts';
import type { Context } from '../context/context.ts';

/** The row that a text means, or the rule that the text breaks. */
export type Meant<Row> = { row: Row } | { rule: string; params?: Record<string, string> };

/** A department that a text may mean. */
export type WrittenDept = Awaited<ReturnType<typeof enabledDepts>>[number];

/** Returns what finds an enabled department of a school within the data scope by what is written in a table. */
export async function deptFinder(companyId: string, context: Context): Promise<(text: string) => Meant<WrittenDept>> {
  const depts = deptsByText(await enabledDepts(companyId, context));
  const within = await deptsWithinScope(context);
  return (text) => {
    const row = depts.get(pathOf(text));
    if (!row) return { rule: 'exists' };
    return within && !within.has(row.id) ? { rule: 'deptBeyond', params: { dept: row.deptName } } : { row };
  };
}

/** Reads the enabled departments of a school. They stay locked until the transaction ends, so that none is disabled or deleted meanwhile. */
export function enabledDepts(companyId: string, { db }: Context) {
  return db
    .selectFrom('dept')
    .select(['id', 'parentId', 'deptName', 'deptCode', 'deptType'])
    .where((eb) => eb.and({ companyId, status: 'ENABLED' }))
    .orderBy('id')
    .forShare()
    .execute();
}

/** Returns a path as it is compared: people put spaces around slashes, and Chinese keyboards type full-width ones. */
export const pathOf = (text: string) => text.trim().replaceAll(/\s*[/\uFF0F]\s*/g, '/');

/** Returns departments by code, and by path with or without the name of the school. A code wins over a path. */
export function deptsByText(depts: WrittenDept[]): Map<string, WrittenDept> {
  const byId = new Map(depts.map((dept) => [dept.id, dept]));
  const namesOf = (dept: WrittenDept): string[] => {
    const parent = dept.parentId === null ? undefined : byId.get(dept.parentId);
    return parent ? [...namesOf(parent), dept.deptName] : [dept.deptName];
  };
  const paths = depts.flatMap((dept) => {
    const names = namesOf(dept).map(pathOf);
    return [names, names.slice(1)].map((path) => [path.join('/'), dept] as const).filter(([path]) => path !== '');
  });
  return new Map([...paths, ...depts.map((dept) => [dept.deptCode, dept] as const)]);
}
