/**
 * `node --conditions=@campus-procurement/source makeData.ts FOLDER`: the data folder of a server that has been started once. Everybody
 * has read what pops up on the home page, so that it stands in nobody's way.
 */

import { startServer } from '../../server/src/main.ts';
import { readConfig } from '../../server/src/platform/config/config.ts';
import { openDatabase } from '../../server/src/platform/db/open.ts';
import { smsCodesLog } from '../../server/test/smsCodesLog.ts';

const config = readConfig({ PORT: '0', DATA_DIR: process.argv[2] });
const database = await openDatabase(config.database);
const server = await startServer(config, { database, log: smsCodesLog([]) });
const readings = database.db
  .selectFrom('article')
  .innerJoin('appUser', (join) => join.onTrue())
  .select(['appUser.companyId', 'appUser.id as userId', 'article.companyId as articleCompanyId', 'article.id as articleId'])
  .select((eb) => eb.val(new Date()).as('time'))
  .where('article.popup', '=', true);
await database.db
  .insertInto('articleView')
  .columns(['companyId', 'userId', 'articleCompanyId', 'articleId', 'time'])
  .expression(readings)
  .onConflict((conflict) => conflict.doNothing())
  .execute();
await server.stop();
await database.close();
