import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { copyFault, placeOf } from '#install/refuseCopy.ts';
import { readConfig, type ServerConfig } from '#platform/config/config.ts';
import type { Environment } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import { lockFolder } from '#platform/db/folderLock.ts';
import { missingMigrations } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open.ts';
import { StartError } from '#platform/failure/startError.ts';
import { openFileStore } from '#platform/files/fileStore.ts';
import { untilFolderAnswers } from '#platform/files/untilFolderAnswers.ts';
import { type Finding, inWords } from '#platform/monitor/finding.ts';
import { sealingWith } from '#platform/sealing/sealing.ts';
import { sealingKeysFor } from '#platform/sealing/sealingKeys.ts';
import { officialAccount } from '#platform/wechat/officialAccount.ts';
import { examine } from './examine.ts';
import { examineSpace } from './files.ts';
import { examineGateways } from './gateways.ts';

/** Nobody waits before a page, so everything is examined. */
const longestMs = 6 * 3_600_000;

const marks = { OK: '  ok', WARNING: 'warn', FAULT: 'FAIL' };

/**
 * Examines the installation that the settings describe, also while servers run on its database, and prints a line for each finding. Nothing
 * is changed, not even made where it is missing.
 * @returns the exit code: 1 if there is a fault
 */
export async function runDoctor(env: Environment, print: (line: string) => void): Promise<0 | 1> {
  let hasFault = false;
  const tell = (finding: Finding) => {
    const { check, state, text } = inWords(finding, 'en-US');
    hasFault ||= state === 'FAULT';
    print(`${marks[state]}  ${check.toLowerCase().padEnd(9)} ${text}`);
  };
  try {
    const config = readConfig(env);
    const findings = await found(config, Object.keys(env));
    for (const finding of findings) tell(finding);
  } catch (error) {
    tell(failed('SETTINGS', error));
  }
  return hasFault ? 1 : 0;
}

async function found(config: ServerConfig, variables: string[]): Promise<Finding[]> {
  const { database: location } = config;
  // Opening an embedded database would make one.
  if ('dataDir' in location && !existsSync(join(location.dataDir, 'cluster'))) return withoutDatabase(config, empty);
  if ('dataDir' in location && isInUse(location.dataDir)) {
    return withoutDatabase(config, {
      ...empty,
      state: 'WARNING',
      sentence: 'embeddedInUse',
      params: { folder: location.dataDir },
    });
  }
  try {
    const database = await openDatabase(location);
    try {
      return await withDatabase(config, variables, database);
    } finally {
      await database.close();
    }
  } catch (error) {
    return withoutDatabase(config, failed('DATABASE', error));
  }
}

/** Only one process can have an embedded database open. */
function isInUse(dataDir: string): boolean {
  try {
    lockFolder(dataDir)();
    return false;
  } catch {
    return true;
  }
}

const empty: Finding = { check: 'DATABASE', state: 'OK', sentence: 'databaseEmpty', params: {} };

async function withDatabase(config: ServerConfig, variables: string[], database: Database): Promise<Finding[]> {
  const { missing, total } = await missingMigrations(database.db);
  if (missing === total) return withoutDatabase(config, empty);
  const due: Finding = { check: 'DATABASE', state: 'WARNING', sentence: 'migrationsDue', params: { count: missing } };
  if (missing > 0) return withoutDatabase(config, due);
  const copied = await copyFault(database.db, await placeOf(database), config.acceptedCopy);
  if (copied) return withoutDatabase(config, failed('DATABASE', copied));
  await untilFolderAnswers(config.filesDir);
  const { dataDir = null } = 'dataDir' in config.database ? config.database : {};
  // The key of an embedded database would be made.
  const hasKeys = dataDir === null || config.sealingKeys !== null || existsSync(join(dataDir, 'sealing.key'));
  const installation = {
    config,
    variables,
    database,
    files: openFileStore(config.filesDir, database.db),
    sealing: sealingWith(hasKeys ? sealingKeysFor(config.sealingKeys, config.database) : []),
    wechat: wechatOf(config),
    clockJump: () => 0,
    now: () => new Date(),
  };
  return examine(installation, longestMs);
}

/** What can be examined without the database, and why nothing else was. */
async function withoutDatabase(config: ServerConfig, database: Finding): Promise<Finding[]> {
  const space = await examineSpace({ config }).catch((error) => [failed('SPACE', error)]);
  return [database, ...space, ...(await examineGateways({ config, wechat: wechatOf(config), now: () => new Date() }))];
}

function wechatOf({ wechat }: ServerConfig) {
  return wechat && officialAccount(wechat, pino({ level: 'silent' }));
}

function failed(check: Finding['check'], error: unknown): Finding {
  const reason = error instanceof StartError ? error.explanation : String(error);
  return { check, state: 'FAULT', sentence: 'startFault', params: { reason } };
}
