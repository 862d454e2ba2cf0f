// Prints the purchases of the department that are under way, with the state of each and whom it waits for.
// PROCUREMENT_URL=https://procurement.example.edu.cn/api PROCUREMENT_ACCOUNT=… PROCUREMENT_PASSWORD=… node openPurchases.js
import { isApiError, iterate, logIn, retries } from '@campus-procurement/sdk';

const { PROCUREMENT_URL: baseUrl, PROCUREMENT_ACCOUNT: username, PROCUREMENT_PASSWORD: password } = process.env;

/** At their end, or not submitted yet. A state of a later version is none of these, so it is printed. */
const notUnderWay = ['DRAFT', 'WITHDRAWN', 'REJECTED', 'FAILED', 'ARCHIVED', 'TERMINATED'];

try {
  const { client } = await logIn({ baseUrl, language: () => 'en-US', retry: retries() }, { username, password });
  try {
    for await (const purchase of iterate(client, 'queryProjectPage', { query: { scope: 'DEPT' } })) {
      const { projectCode, projectName, status, amount, waitingFor, waitingSince } = purchase;
      if (notUnderWay.includes(status)) continue;
      const waits = waitingFor.length > 0 ? `${waitingFor.join(', ')} since ${waitingSince?.slice(0, 10)}` : '';
      console.log([projectCode, status, amount, projectName, waits].join('\t'));
    }
  } finally {
    await client.session.logout().catch(() => undefined);
  }
} catch (error) {
  if (!isApiError(error)) throw error;
  // Tokens and passwords are blanked.
  console.error(JSON.stringify(error));
  process.exitCode = 1;
}
