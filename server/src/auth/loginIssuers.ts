import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from '../config/config.ts';
import { makeFolder } from '../db/makeFolder.ts';
import { StartError } from '../failure/startError.ts';

/** The operations that log in whoever an outside system vouches for. */
export const ticketOperations = ['accountLogin', 'exchangeToken', 'checkJumpLoginTicket'] as const;
export type TicketOperation = (typeof ticketOperations)[number];

/** An outside system whose users may log in here: another platform, an external system, the portal of a school. */
export interface LoginIssuer {
  /** Its name, in the claim `iss` of its tickets. */
  issuer: string;
  /** The one way in for its users. */
  operation: TicketOperation;
  /** Whose accounts it may vouch for. `*` is every school, and never the platform's own accounts. */
  schools: string[] | '*';
  /** Known to it and to this server alone. */
  secret: string;
}

const longEnough = 32;

/**
 * Reads a JSON list of issuers.
 * @throws StartError that says what to change, without repeating a secret
 */
export function parseLoginIssuers(text: string): LoginIssuer[] {
  const issuers = listOf(text).map(issuerOf);
  const names = issuers.map(({ issuer }) => issuer);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new StartError(`LOGIN_ISSUERS names the issuer ${twice} twice.`);
  return issuers;
}

function listOf(text: string): Partial<Record<keyof LoginIssuer, unknown>>[] {
  const notAList = new StartError('LOGIN_ISSUERS must be a JSON list of objects: see docs/operating.md.');
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null)) return list;
  } catch {
    // The reason would repeat a part of the text, and with it of a secret.
  }
  throw notAList;
}

function issuerOf({ issuer, operation, schools, secret }: Partial<Record<keyof LoginIssuer, unknown>>): LoginIssuer {
  if (typeof issuer !== 'string' || !/^[a-z][a-z0-9_-]{1,31}$/.test(issuer)) {
    throw new StartError('Each issuer of LOGIN_ISSUERS needs a name of 2 to 32 small letters, digits, - or _ in "issuer".');
  }
  const known = ticketOperations.find((one) => one === operation);
  if (!known) throw new StartError(`The operation of the issuer ${issuer} must be one of ${ticketOperations.join(', ')}.`);
  if (schools !== '*' && !isListOfSchools(schools)) {
    throw new StartError(`The schools of the issuer ${issuer} must be a list such as ["1001"], or "*" for every school.`);
  }
  if (typeof secret !== 'string' || secret.length < longEnough) {
    throw new StartError(`The secret of the issuer ${issuer} must have ${longEnough} characters or more.`);
  }
  return { issuer, operation: known, schools, secret };
}

function isListOfSchools(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string' && /^\d{1,10}$/.test(id));
}

/** The issuers that are configured, else those to develop with, else none. */
export function issuersFor({ loginIssuers, database }: Pick<ServerConfig, 'loginIssuers' | 'database'>): LoginIssuer[] {
  if (loginIssuers !== null) return loginIssuers;
  return 'dataDir' in database ? developmentIssuers(database.dataDir) : [];
}

/** Issuers to try the logins with. The portal is that of the demo school with the feature that the ticket login needs. */
const forDevelopment: Omit<LoginIssuer, 'secret'>[] = [
  { issuer: 'dev-platform', operation: 'accountLogin', schools: '*' },
  { issuer: 'dev-external', operation: 'exchangeToken', schools: '*' },
  { issuer: 'dev-portal', operation: 'checkJumpLoginTicket', schools: ['1002'] },
];

/**
 * The issuers of an embedded database for which none are configured. Their secrets are made once, at random, and kept beside the
 * database: who can read them there can read the database as well.
 */
function developmentIssuers(dataDir: string): LoginIssuer[] {
  const file = join(dataDir, 'login-issuers.json');
  makeFolder(dataDir, 'DATA_DIR');
  const issuers = forDevelopment.map((issuer) => ({ ...issuer, secret: randomBytes(32).toString('base64url') }));
  try {
    // Fails if it is there, so that of two processes that start at once both use the same.
    writeFileSync(file, JSON.stringify(issuers, null, 2), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return parseLoginIssuers(readFileSync(file, 'utf8'));
}
