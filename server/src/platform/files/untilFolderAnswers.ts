import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../failure/startError.ts';
import { markPath } from './folderMark.ts';

const longestMs = 10_000;
const read = "try { require('node:fs').readFileSync(process.argv[1]) } catch {}";

/**
 * Waits until the folder of uploaded files answers at all: a share of a network may not. It is read by a process of its own, because a
 * process that reads what does not answer cannot end.
 * @throws StartError if it does not within ten seconds
 */
export async function untilFolderAnswers(folder: string, withinMs = longestMs): Promise<void> {
  const reader = spawn(process.execPath, ['-e', read, markPath(folder)], { stdio: 'ignore' });
  reader.unref();
  const over = new AbortController();
  const tooLate = delay(withinMs, 'late', { signal: over.signal }).catch(() => 'over');
  const how = await Promise.race([once(reader, 'exit'), tooLate]);
  over.abort();
  reader.kill('SIGKILL');
  if (how === 'late') {
    throw new StartError(
      `The folder ${folder} has not answered for ${withinMs / 1000} s: look after the disk or share that it is on, or set FILES_DIR to another folder.`,
    );
  }
}
