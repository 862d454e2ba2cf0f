import { judgedRoles, mayGrant } from '#platform/auth/mayGrant.ts';
import type { Context } from '#platform/context/context.ts';
import { writtenRole } from '#platform/db/builtInNames.ts';
import { deptFinder, type Meant, type WrittenDept } from '#platform/imports/writtenDepts.ts';
import { platformId } from '#platform/values/platform.ts';

export type MeantRole = Awaited<ReturnType<typeof enabledRoles>>[number];

/** Finds departments and roles of a school by the texts in a table. */
export interface ImportChoices {
  deptOf: (text: string) => Meant<WrittenDept>;
  roleOf: (text: string) => Meant<MeantRole>;
}

/** Returns the choices for users of a school, the same as in the form that creates one. */
export async function importChoices(companyId: string, context: Context): Promise<ImportChoices> {
  const deptOf = await deptFinder(companyId, context);
  const roles = await enabledRoles(companyId, context);

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
const storedOf = ({ roleCode, roleName }: Pick<MeantRole, 'roleCode' | 'roleName'>) => writtenRole(roleCode, roleName);

function enabledRoles(companyId: string, context: Context) {
  return judgedRoles(context)
    .where('role.companyId', 'in', [platformId, companyId])
    .where('role.status', '=', 'ENABLED')
    .execute();
}
