import { codeOf, isUnreachable } from '../failure/unavailable.ts';

/** The target of a connection. All of it may be shown. */
export interface Target {
  /** Host and port, or a folder of sockets. */
  at: string;
  user: string;
  database: string;
  /** The setting that holds the address. */
  setting: 'DATABASE_URL' | 'REPORT_DATABASE_URL';
}

const certificateCode = /^(SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|CERT_|ERR_TLS_|ERR_SSL_|HOSTNAME_MISMATCH)/;
const fileCode = /^(ENOENT|EACCES|EISDIR|ENOTDIR)$/;
/** PgBouncer reports every refusal as a protocol violation. */
const poolerRefusal =
  /no such (database|user)|does not exist|authentication failed|not allowed|unsupported startup parameter|server login/;

/** Returns whether a connection may well succeed in a moment: the server is starting, is not up yet, or has no free connection. */
export function maySoonSucceed(error: unknown): boolean {
  return isUnreachable(error) && !(codeOf(error) === '08P01' && poolerRefusal.test((error as Error).message));
}

/** The message of an error, or of all errors in an AggregateError. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** Returns one sentence, without secrets, that tells an operator what to change so that a connection succeeds. */
export function connectionFault(error: unknown, { at, user, database, setting }: Target): string {
  const reason = reasonOf(error);
  const code = String(codeOf(error));
  if (maySoonSucceed(error)) return `PostgreSQL at ${at} cannot be reached (${reason}): start it, or correct ${setting}.`;
  if (code === '28P01' || reason.includes('password authentication failed'))
    return `PostgreSQL at ${at} refuses the password of ${user}: correct it in ${setting}.`;
  if (reason.includes('password must be a'))
    return `PostgreSQL at ${at} asks for the password of ${user}: put it into ${setting}.`;
  if (code === '3D000' || /^(no such database|database .* does not exist)/.test(reason))
    return `PostgreSQL at ${at} has no database ${database}: create it, or correct its name in ${setting}.`;
  if (reason.includes('no encryption'))
    return `PostgreSQL at ${at} does not admit ${user} to ${database} without TLS: add ?sslmode=verify-full to ${setting}, or admit the connection in pg_hba.conf.`;
  if (code === '28000')
    return `PostgreSQL at ${at} does not admit ${user} to ${database} (${reason}): correct ${setting}, or admit the connection there.`;
  if (reason.includes('does not support SSL'))
    return `PostgreSQL at ${at} offers no TLS: switch it on there, or take sslmode out of ${setting}.`;
  if (certificateCode.test(code))
    return `The certificate of PostgreSQL at ${at} is not trusted (${reason}): name that of its authority as sslrootcert in ${setting}, and the host as the certificate does.`;
  if (fileCode.test(code)) return `A file that ${setting} names cannot be read (${reason}): correct its path or its permissions.`;
  return `PostgreSQL at ${at} does not admit ${user} to ${database} (${reason}): correct ${setting}, or what is set up there.`;
}

const oldestMajor = 15;

/** Returns the sentence for a database that does not store all characters; null if it does. */
export function encodingFault(encoding: string, { at, database, setting }: Target): string | null {
  if (encoding === 'UTF8') return null;
  return `The database ${database} of PostgreSQL at ${at} has the encoding ${encoding}: make one with "create database … encoding 'UTF8' template template0", and name it in ${setting}.`;
}

/** Returns the sentence for a server that is too old; null if it is new enough. @param version such as 150004 */
export function versionFault(version: number, { at }: Target): string | null {
  const major = Math.floor(version / 10_000);
  return major >= oldestMajor ? null : `PostgreSQL at ${at} has version ${major}: upgrade it to ${oldestMajor} or newer.`;
}
