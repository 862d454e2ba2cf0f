import type { Input, Output } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { minuteMs } from '@campus-procurement/sdk/time';
import { recordOperation } from '#platform/audit/operationLog.ts';
import { notSetUp } from '#platform/auth/notSetUp.ts';
import { countInWindow } from '#platform/auth/windowLimit.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Failure, tooManyAttempts } from '#platform/failure/failure.ts';
import type { Registry, RegistryData } from '#platform/registry/registry.ts';
import { storeRegistryData } from './fetchRegistry.ts';
import { registeredSupplier, registryInfo } from './registryInfo.ts';

/** Nothing is fetched here. */
export async function getCompanyGsInfo(
  { query }: Input<'getCompanyGsInfo'>,
  context: Context,
): Promise<Output<'getCompanyGsInfo'>> {
  const { supplier, rights } = await registeredSupplier(query.supplierId, context);
  return registryInfo(supplier, rights, context);
}

/** Asks the provider outside of any transaction: it may take seconds. */
export async function refreshCompanyGsInfo(
  { body }: Input<'refreshCompanyGsInfo'>,
  context: Context,
): Promise<Output<'refreshCompanyGsInfo'>> {
  const { supplier, rights } = await registeredSupplier(body.supplierId, context);
  const { registry } = context;
  if (!registry) throw await notSetUp('REGISTRY_URL', context);
  await countRefresh(supplier.id, context);
  const data = await fetched(supplier.creditCode, registry, context);
  await inTransaction(context.db, async (db) => {
    await storeRegistryData(supplier, data, { db, now: context.now, registry });
    const { now: time, started, requestId, address, session: who } = context;
    const input = { path: {}, query: {}, body };
    const operation = contract.refreshCompanyGsInfo;
    await recordOperation(db, { time, started, requestId, address, operation, refusal: null, who, input });
  });
  return registryInfo(supplier, rights, context);
}

/** One fetch a minute for a supplier: the provider's quota costs money. */
async function countRefresh(supplierId: string, { db, now }: Context): Promise<void> {
  const window = { kind: 'address' as const, subject: `registry ${supplierId}`, windowMs: minuteMs, limit: 1 };
  const { end, isCounted } = await countInWindow(db, window, now);
  if (!isCounted) throw tooManyAttempts(end, now);
}

async function fetched(creditCode: string, registry: Registry, { log, requestId }: Context): Promise<RegistryData> {
  let data: RegistryData | null;
  try {
    data = await registry.find(creditCode);
  } catch (error) {
    log.error(
      { requestId, reason: error instanceof Error ? error.message : String(error) },
      'the business registry was not reached',
    );
    throw new Failure('registryUnavailable');
  }
  if (data === null) throw new Failure('registryUnknown');
  return data;
}
