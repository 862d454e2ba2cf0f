import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLocation } from '../db/database.ts';
import { makeFolder } from '../db/makeFolder.ts';
import { StartError } from '../failure/startError.ts';
import { isSchoolId } from '../values/schoolId.ts';

/** The operations that log in a user with a ticket of an outside system. */
export const ticketOperations = ['accountLogin', 'exchangeToken', 'checkJumpLoginTicket'] as const;
export type TicketOperation = (typeof ticketOperations)[number];

/** An outside system whose users may log in here: another platform, an external system, or a school's portal. */
export interface LoginIssuer {
  /** The name of the system, in the claim `iss` of its tickets. */
  issuer: string;
  /** The only operation that accepts its tickets. */
  operation: TicketOperation;
  /** The schools whose accounts it may log in. `*` means every school, but never the platform's own accounts. */
  schools: string[] | '*';
  /** The key of the signatures, known only to that system and this server. */
  secret: string;
}

const longEnough = 32;

/**
 * Reads a JSON list of issuers.
 * @throws StartError with a message that says what to change and repeats no secret
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
    // The error is not passed on, because its message would repeat part of the text, and with it of a secret.
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
  return Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string' && isSchoolId(id));
}

/** Returns the configured issuers, else the issuers for development, else none. */
export function issuersFor({
  loginIssuers,
  database,
}: {
  loginIssuers: LoginIssuer[] | null;
  database: DatabaseLocation;
}): LoginIssuer[] {
  if (loginIssuers !== null) return loginIssuers;
  return 'dataDir' in database ? developmentIssuers(database.dataDir) : [];
}

/** Issuers for trying the ticket logins. The portal belongs to the demo school whose feature for ticket logins is on. */
const forDevelopment: Omit<LoginIssuer, 'secret'>[] = [
  { issuer: 'dev-platform', operation: 'accountLogin', schools: '*' },
  { issuer: 'dev-external', operation: 'exchangeToken', schools: '*' },
  { issuer: 'dev-portal', operation: 'checkJumpLoginTicket', schools: ['1002'] },
];

/**
 * Returns the issuers of an embedded database for which none are configured. Their secrets are random, made once, and stored beside the
 * database: anybody who can read them there can read the database as well.
 */
function developmentIssuers(dataDir: string): LoginIssuer[] {
  const file = join(dataDir, 'login-issuers.json');
  makeFolder(dataDir, 'DATA_DIR');
  const issuers = forDevelopment.map((issuer) => ({ ...issuer, secret: randomBytes(32).toString('base64url') }));
  try {
    // Fails if the file exists, so that two processes that start at once use the same secrets.
    writeFileSync(file, JSON.stringify(issuers, null, 2), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return parseLoginIssuers(readFileSync(file, 'utf8'));
}
