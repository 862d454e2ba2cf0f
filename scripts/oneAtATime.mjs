// Plain JavaScript, because it is used before a Node that reads TypeScript is installed.
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = join(root, '.preparing');

/**
 * Does work that no two processes may do in this checkout at once: installing and building. Waits for a process that does; a lock whose
 * process has ended does not count.
 * @throws if the checkout cannot be written to; the message is one sentence
 */
export async function oneAtATime(work) {
  const own = `${lock}.${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
  } catch (error) {
    throw new Error(
      `The folder ${root} cannot be written to (${error.message}): give this user the right to write there, or use a copy that belongs to this user.`,
    );
  }
  // A signal may end this process meanwhile.
  process.once('exit', release);
  try {
    while (!take(own)) await delay(200);
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }

  function release() {
    if (holder() === process.pid) rmSync(lock);
    rmSync(own, { force: true });
  }
}

/** Takes the lock if no living process holds it. A link appears with its content, so that nobody reads an empty lock. @returns whether it has */
function take(own) {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const pid = holder();
  if (pid !== null && !isAlive(pid)) rmSync(lock, { force: true });
  return false;
}

/** The process that holds the lock; null if nobody does. */
function holder() {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
