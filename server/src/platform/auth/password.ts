import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP password storage cheat sheet: argon2id with 19 MiB, 2 passes and 1 lane. */
const recommended = { memory: 19_456, passes: 2, parallelism: 1 };
/** The smallest parameters of argon2, for random passwords: slow hashing only protects passwords that can be guessed. */
const quick = { memory: 8, passes: 1, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

/**
 * Hashes a password with argon2id and a random salt.
 * @returns a PHC string, `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<tag>`. It contains its own parameters, so they can be raised later.
 */
export function hashPassword(password: string): Promise<string> {
  return hashWith(recommended, password);
}

/** Hashes a password made by `generatedPassword`, 400 times as fast: one request may create 1000 of them. */
export function hashGenerated(password: string): Promise<string> {
  return hashWith(quick, password);
}

async function hashWith(parameters: typeof recommended, password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await derive('argon2id', { message: password, nonce: salt, tagLength: tagBytes, ...parameters });
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/**
 * Returns whether a password belongs to a hash made by {@link hashPassword} or {@link hashGenerated}.
 * @throws Error if the hash is not an argon2id PHC string: then stored data is broken, whatever the password is
 */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const { salt, tag, ...parameters } = parsePhc(hash);
  // A quick hash means that the user has not logged in yet. The time of the answer must not reveal that.
  if (parameters.memory < recommended.memory) await hashPassword(password);
  const found = await derive('argon2id', { message: password, nonce: salt, tagLength: tag.length, ...parameters });
  return timingSafeEqual(found, tag);
}

const phc =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[A-Za-z0-9+/]+)\$(?<tag>[A-Za-z0-9+/]+)$/;

function parsePhc(hash: string) {
  const { memory, passes, parallelism, salt, tag } = phc.exec(hash)?.groups ?? {};
  if (!salt || !tag) throw new Error('A stored password hash is not an argon2id PHC string');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** PHC strings use base64 without padding. */
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
