import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * From here on this process, and whatever it starts, keeps its temporary files in a folder that goes with it. The databases of one
 * run of the browser tests alone are more than a gigabyte.
 */
export function keepTemporaryFilesInOneFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'campus-procurement-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
