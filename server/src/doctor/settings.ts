import type { Kysely } from 'kysely';
import { asksOwners } from '#approval/asksOwners.ts';
import { misspeltSettings } from '#platform/config/misspeltSettings.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Finding } from '#platform/monitor/finding.ts';
import { keysAway, sealingAlarms } from '#purchase/bidding/public.ts';
import type { Examination } from './installation.ts';

/** Settings that are probably meant otherwise, or that have done their work. */
export const examineSettings: Examination = async ({ config, variables, database: { db }, sealing }) => {
  const found: Finding[] = misspeltSettings(variables).map((params) => ({
    check: 'SETTINGS',
    state: 'WARNING',
    sentence: 'misspelt',
    params: { ...params },
  }));
  const { administrator, allowedLostKeys, allowDemo } = config;
  const account = administrator?.account.toLowerCase();
  const changed = account
    ? await db
        .selectFrom('appUser')
        .select('id')
        .where((eb) => eb.and({ account, needChangePassword: false }))
        .executeTakeFirst()
    : undefined;
  if (changed && account) {
    found.push({ check: 'SETTINGS', state: 'WARNING', sentence: 'passwordLeft', params: { account } });
  }
  const needed = new Set((await keysAway({ db, sealing })).map(({ keyId }) => keyId));
  const idle = allowedLostKeys.filter((id) => !needed.has(id));
  if (idle.length > 0) {
    found.push({ check: 'SETTINGS', state: 'WARNING', sentence: 'lostKeysLeft', params: { ids: idle.join(', ') } });
  }
  found.push(...(await ownersLeft(db)));
  if (allowDemo) found.push({ check: 'SETTINGS', state: 'WARNING', sentence: 'demoAllowed', params: {} });
  return found.length > 0 ? found : [{ check: 'SETTINGS', state: 'OK', sentence: 'settingsOk', params: {} }];
};

/** Whether all that is sealed can be opened, and new biddings can be sealed. */
export const examineKeys: Examination = async ({ database: { db }, sealing }) => {
  const found: Finding[] = (await sealingAlarms(null, { db, sealing })).map(({ kind, name, count }) => ({
    check: 'KEYS',
    state: 'FAULT',
    sentence: kind === 'SEALING_KEY' ? 'keyAway' : 'quoteUnreadable',
    params: { name, count },
  }));
  if (sealing.keyId === null) found.push({ check: 'KEYS', state: 'WARNING', sentence: 'noKey', params: {} });
  const { keyId } = sealing;
  return found.length > 0 ? found : [{ check: 'KEYS', state: 'OK', sentence: 'keysOk', params: { keyId: String(keyId) } }];
};

/** Flows in use that leave out the owners of the cards, which nobody has confirmed: they are of an earlier version. */
async function ownersLeft(db: Kysely<Tables>): Promise<Finding[]> {
  const flows = await db
    .selectFrom('approvalConfig as config')
    .innerJoin('approvalFlow as flow', (join) =>
      join
        .onRef('flow.companyId', '=', 'config.companyId')
        .onRef('flow.configId', '=', 'config.id')
        .onRef('flow.version', '=', 'config.version'),
    )
    .innerJoin('company', 'company.id', 'config.companyId')
    .select(['company.companyName', 'config.configName', 'flow.conditions', 'flow.nodes'])
    .where((eb) => eb.and({ 'config.bizType': 'PURCHASE', 'config.status': 'ENABLED', 'flow.withoutOwners': false }))
    .orderBy('config.companyId')
    .orderBy('config.priority')
    .orderBy('config.id')
    .execute();
  return [
    ...Map.groupBy(
      flows.filter((flow) => !asksOwners(flow)),
      ({ companyName }) => companyName,
    ),
  ].map(
    ([school, left]): Finding => ({
      check: 'SETTINGS',
      state: 'WARNING',
      sentence: 'ownersLeft',
      params: { school, names: left.map(({ configName }) => configName).join(', ') },
    }),
  );
}
