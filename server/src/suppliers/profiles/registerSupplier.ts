import type { Input, Output } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { dayOf } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import { recordOperation } from '#platform/audit/operationLog.ts';
import { countCall } from '#platform/auth/callLimit.ts';
import { noInitialPassword } from '#platform/auth/initialPassword.ts';
import { hashPassword } from '#platform/auth/password.ts';
import { takePhoneCaptcha } from '#platform/auth/phoneCaptcha.ts';
import { refuseWeak } from '#platform/auth/refuseWeak.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { isCreditCode } from '#platform/registry/creditCode.ts';
import { supplierFlow } from './supplierFlow.ts';

type Body = Input<'registerSupplier'>['body'];

/** Everybody begins with it. */
const firstScore = 80;

/** Names of suppliers and their numbers. */
export const supplierConstraints = {
  supplier_name_unique: () => invalid({ field: 'companyName', rule: 'unique' }),
  supplier_credit_code_unique: () => invalid({ field: 'creditCode', rule: 'unique' }),
};

/**
 * What can be judged without looking at anybody's data comes first, then the code, which is used up; only then it shows whether
 * names are taken.
 */
export async function registerSupplier(
  { body }: Input<'registerSupplier'>,
  context: Context,
): Promise<Output<'registerSupplier'>> {
  const { db, now, address } = context;
  await countCall(db, 'registration', address, now);
  if (!isCreditCode(body.creditCode)) throw invalid({ field: 'creditCode', rule: 'checksum' });
  refuseWeak({ field: 'password', password: body.password, account: body.account });
  const target = { phone: body.contactPhone, scene: 'REGISTER' } as const;
  if (!(await takePhoneCaptcha(db, target, body.phoneCaptcha, now))) throw new Failure('badCaptcha');
  const passwordHash = await hashPassword(body.password);
  return refusedBy(
    { ...supplierConstraints, app_user_account_unique: () => invalid({ field: 'account', rule: 'unique' }) },
    inTransaction(db, (trx) => store(body, passwordHash, { ...contextParts(context), db: trx })),
  );
}

type Parts = Pick<Context, 'db' | 'now' | 'started' | 'requestId' | 'address'>;

/** Without the session, which nobody has here. */
function contextParts({ db, now, started, requestId, address }: Context): Parts {
  return { db, now, started, requestId, address };
}

async function store(body: Body, passwordHash: string, parts: Parts): Promise<Output<'registerSupplier'>> {
  const { db, now } = parts;
  const { schoolId: companyId, companyName, creditCode, contactName, contactPhone, account } = body;
  const deptId = await rootDeptOf(companyId, parts);
  const [id, userId] = [newId(), newId()];
  const made = { createTime: now, createByName: contactName, updateTime: now, updateByName: contactName };
  await db
    .insertInto('appUser')
    .values({
      companyId,
      id: userId,
      account: account.toLowerCase(),
      passwordHash,
      name: contactName,
      phone: contactPhone,
      userType: 'SUPPLIER',
      deptId,
      status: 'ENABLED',
      certification: 0,
      ...noInitialPassword,
      registrationDate: dayOf(now),
      ...made,
    })
    .execute();
  const { to: status } = supplierFlow.step('register');
  const named = { companyId, id, companyName, creditCode, contactName, contactPhone, userId };
  await db
    .insertInto('supplier')
    .values({ ...named, status, accountSource: 'SELF', creditScore: firstScore, ...made })
    .execute();
  const first = { change: firstScore, score: firstScore, reason: 'INITIAL' as const, time: now };
  await db
    .insertInto('supplierScoreEntry')
    .values({ companyId, id: newId(), supplierId: id, ...first })
    .execute();
  await recordRegistration(body, { companyId, userId, userName: contactName, role: null }, parts);
  return { id, status };
}

/** The account of a supplier stands at the root of the school. */
async function rootDeptOf(schoolId: string, { db }: Parts): Promise<string> {
  const root = await db
    .selectFrom('dept')
    .innerJoin('company', 'company.id', 'dept.companyId')
    .select('dept.id')
    .where('dept.companyId', '=', schoolId)
    .where('dept.deptType', '=', 0)
    .where('company.id', '<>', '0')
    .where('company.status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!root) throw invalid({ field: 'schoolId', rule: 'exists' });
  return root.id;
}

type Who = Parameters<typeof recordOperation>[1]['who'];

async function recordRegistration(body: Body, who: Who, { db, now: time, started, requestId, address }: Parts): Promise<void> {
  const operation = contract.registerSupplier;
  const input = { path: {}, query: {}, body };
  await recordOperation(db, { time, started, requestId, address, operation, refusal: null, who, input });
}
