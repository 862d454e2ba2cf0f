/** `node --conditions=@campus-procurement/source makeData.ts FOLDER`: the data folder of a server that has been started once. */
import { readConfig } from '../../server/src/config.ts';
import { startServer } from '../../server/src/main.ts';
import { smsCodesLog } from '../../server/src/testing/smsCodesLog.ts';

const server = await startServer(readConfig({ PORT: '0', DATA_DIR: process.argv[2] }), { log: smsCodesLog([]) });
await server.stop();
