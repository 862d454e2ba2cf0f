import type { Schemas } from '@campus-procurement/sdk';
import { permitted } from '../../auth/permitted.ts';
import type { Context } from '../../context/context.ts';
import { platformId } from '../../values/platform.ts';
import { sealingAlarms } from '../bidding/public.ts';

/** What stands still until somebody acts, for administrators: those of the platform see all schools, those of a school their own. */
export async function alarms(context: Context): Promise<Schemas['HomeAlarm'][]> {
  if (!permitted(context)('createDept')) return [];
  const { companyId } = context.session;
  return sealingAlarms(companyId === platformId ? null : companyId, context);
}
