// Exports the users of a school to a workbook in this folder.
// PROCUREMENT_URL=https://procurement.example.edu.cn/api PROCUREMENT_ACCOUNT=… PROCUREMENT_PASSWORD=… node exportUsers.js
import { writeFile } from 'node:fs/promises';
import { download, isApiError, logIn, newIdempotencyKey, retries, waitForTask } from '@campus-procurement/sdk';

const { PROCUREMENT_URL: baseUrl, PROCUREMENT_ACCOUNT: username, PROCUREMENT_PASSWORD: password } = process.env;

try {
  const { client } = await logIn({ baseUrl, language: () => 'en-US', retry: retries() }, { username, password });
  try {
    const options = { idempotencyKey: newIdempotencyKey() };
    const { taskId } = await client.users.exportUsers({ body: { format: 'XLSX', status: 'ENABLED' } }, options);
    const { file } = await waitForTask(client, taskId, {
      onProgress: ({ doneCount, totalCount }) => console.error(`${doneCount} of ${totalCount ?? '?'}`),
    });
    const content = await download(client, file);
    await writeFile(content.name, content.stream());
    console.log(`${content.name}, ${content.size} bytes`);
  } finally {
    await client.session.logout().catch(() => undefined);
  }
} catch (error) {
  if (!isApiError(error)) throw error;
  // Tokens and passwords are blanked.
  console.error(JSON.stringify(error));
  process.exitCode = 1;
}
