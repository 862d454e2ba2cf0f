import type { Input, Output } from '@campus-procurement/sdk';
import { grantsOf } from '#platform/auth/grants.ts';
import { permissionsOf } from '#platform/auth/permissions.ts';
import { secondsUntil } from '#platform/auth/session.ts';
import { switchSession } from '#platform/auth/switchSession.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';

/** Continues the session in another role and department, with a new token. */
export async function switchDept({ body }: Input<'switchDept'>, context: Context): Promise<Output<'switchDept'>> {
  const { db, session, token, idempotencyKey, now, language } = context;
  const grants = await grantsOf(db, session, language);
  const choice = grants.find(({ roleId, dept }) => roleId === body.roleId && dept.id === body.deptId);
  if (!choice) throw invalid({ field: 'deptId', rule: 'choice' });
  if (choice.dept.collegeId !== body.collegeId) throw invalid({ field: 'collegeId', rule: 'mismatch' });
  const { roleCompanyId, roleId, roleCode, roleName, dept } = choice;
  const role = { companyId: roleCompanyId, id: roleId, deptId: dept.id };
  return {
    access_token: await switchSession(db, { session, token, role, idempotencyKey, now }),
    token_type: 'bearer',
    expires_in: secondsUntil(session.expireTime, now),
    currentRole: { id: roleId, roleCode, roleName },
    currentDept: dept,
    permissions: await permissionsOf(db, role, session.companyId),
  };
}
