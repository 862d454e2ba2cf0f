import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markPath } from './folderMark.ts';
import { untilFolderAnswers } from './untilFolderAnswers.ts';

const aFolder = () => mkdtempSync(join(tmpdir(), 'answers-'));

test('a folder of uploaded files that hangs is given up, and told in one sentence', async () => {
  const folder = aFolder();
  // Whoever reads it waits for somebody who writes, as with a share whose server is away.
  execFileSync('mkfifo', [markPath(folder)]);
  await expect(untilFolderAnswers(folder, 500)).rejects.toMatchObject({
    name: 'StartError',
    explanation: `The folder ${folder} has not answered for 0.5 s: look after the disk or share that it is on, or set FILES_DIR to another folder.`,
  });
});

test('a folder that is empty, or not there yet, answers', async () => {
  await untilFolderAnswers(aFolder());
  await untilFolderAnswers(join(aFolder(), 'later'));
});
