/**
 * A process of its own that sweeps the database whose address it is given, by the time it is given, once it is told to.
 * It says when it is ready and when it is done.
 */
import { once } from 'node:events';
import { dueKinds } from '../../server/src/operations/dueKinds.ts';
import { settle } from '../../server/src/operations/turnSources.ts';
import { openDatabase } from '../../server/src/platform/db/open.ts';
import { sweepDue } from '../../server/src/platform/due/sweepDue.ts';
import { silentLog, testSealing } from '../../server/test/startApp.ts';

const [url, time] = process.argv.slice(2) as [string, string];
const database = await openDatabase({ url }, (error) => console.error(error));
const sweeping = { database, now: () => new Date(time), log: silentLog, sealing: testSealing, settle };
process.send?.('ready');
await once(process, 'message');
process.send?.(await sweepDue(dueKinds, sweeping));
await database.close();
process.disconnect();
