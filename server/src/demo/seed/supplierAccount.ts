import { dayOf } from '@campus-procurement/sdk/time';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { foundingTime } from './seedTime.ts';
import { suppliers } from './suppliers.ts';

/** The account with which an approved supplier has registered itself: without a role, at the root of the school. */
export function supplierAccount(passwordHash: string): Insertable<Tables['appUser']> {
  const holder = suppliers().find(({ row }) => row.userId);
  if (!holder?.row.userId) throw new Error('No supplier has an account');
  const { companyId, userId, contactName, contactPhone, createTime = foundingTime } = holder.row;
  return {
    companyId,
    id: userId,
    account: 'supplier1',
    passwordHash,
    name: contactName,
    phone: contactPhone,
    email: null,
    userType: 'SUPPLIER',
    deptId: seedId('dept', 300),
    status: 'ENABLED',
    certification: 0,
    registrationDate: dayOf(new Date(createTime)),
    createTime,
    createByName: contactName,
    updateTime: createTime,
    updateByName: contactName,
  };
}
