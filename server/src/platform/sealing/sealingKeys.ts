import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLocation } from '../db/database.ts';
import { makeFolder } from '../db/makeFolder.ts';
import { StartError } from '../failure/startError.ts';
import type { SealingKey } from './sealing.ts';

const longEnough = 32;

/**
 * Reads `id:secret,id:secret`; line breaks separate as commas do.
 * @throws StartError with a message that says what to change and repeats no secret
 */
export function parseSealingKeys(text: string): SealingKey[] {
  const parts = text.split(/[,\n]/).map((part) => part.trim());
  const keys = parts.filter((part) => part !== '').map(keyOf);
  if (keys.length === 0) throw new StartError('SEALING_KEYS must be like id:secret,id:secret');
  const ids = keys.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new StartError(`SEALING_KEYS names the key ${twice} twice.`);
  return keys;
}

function keyOf(text: string, index: number): SealingKey {
  const [, id, secret = ''] = /^([\w-]{1,40}):(.*)$/.exec(text) ?? [];
  if (id === undefined) {
    throw new StartError(
      `Part ${index + 1} of SEALING_KEYS must be like id:secret, where the id has 1 to 40 letters, digits, _ or - and the secret no comma.`,
    );
  }
  if (secret.length < longEnough) {
    throw new StartError(`The secret of the sealing key ${id} must have ${longEnough} characters or more.`);
  }
  return { id, secret };
}

/** Returns the configured keys, else the key of an embedded database, else none. */
export function sealingKeysFor(configured: SealingKey[] | null, database: DatabaseLocation): SealingKey[] {
  return configured ?? ('dataDir' in database ? keyBeside(database.dataDir) : []);
}

/**
 * Returns the key of an embedded database for which none is configured. It is random, made once, and lies beside the cluster rather than
 * in it, so that a copy of the database alone opens no quote.
 */
function keyBeside(dataDir: string): SealingKey[] {
  const file = join(dataDir, 'sealing.key');
  makeFolder(dataDir, 'DATA_DIR');
  // The id is random as well: after a loss, what the lost key has sealed is told from what the next one seals.
  const id = `local-${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(file, `${id}:${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return parseSealingKeys(readFileSync(file, 'utf8'));
}
