import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import type { Logger } from 'pino';
import { fakeCas } from '#demo/gateways/fakeCas.ts';
import { fakeFunds } from '#demo/gateways/fakeFunds.ts';
import { fakeItems } from '#demo/gateways/fakeItems.ts';
import { fakeWechat } from '#demo/gateways/fakeWechat.ts';
import { insertYear } from '#demo/insertYear.ts';
import { provideDemoFiles } from '#demo/seed/provideDemoFiles.ts';
import { examine } from '#doctor/examine.ts';
import type { Installation } from '#doctor/installation.ts';
import { fillIfEmpty } from '#flow/turns/public.ts';
import { openFiles } from '#install/openFiles.ts';
import { type Phase, prepareDatabase } from '#install/prepareDatabase.ts';
import { startMessage } from '#install/startMessage.ts';
import { dueKinds } from '#operations/dueKinds.ts';
import { taskKinds } from '#operations/taskKinds.ts';
import { settle, turnSources } from '#operations/turnSources.ts';
import { itemsEndpoint } from '#platform/associations/itemsEndpoint.ts';
import { AccessMemory } from '#platform/auth/accessMemory.ts';
import { drawCaptcha } from '#platform/auth/captcha.ts';
import { issuersFor } from '#platform/auth/loginIssuers.ts';
import { casEndpoint } from '#platform/cas/casEndpoint.ts';
import { readConfig, type ServerConfig } from '#platform/config/config.ts';
import { misspeltSettings } from '#platform/config/misspeltSettings.ts';
import type { Deps } from '#platform/context/context.ts';
import { Totals } from '#platform/context/totals.ts';
import type { Database, Tell } from '#platform/db/database.ts';
import { type DatabaseClock, startDatabaseClock, timeIn } from '#platform/db/databaseClock.ts';
import { openDatabase } from '#platform/db/open.ts';
import { clockJumps } from '#platform/due/clockJumps.ts';
import { startSweeping } from '#platform/due/sweepDue.ts';
import { StartError } from '#platform/failure/startError.ts';
import { fundsEndpoint } from '#platform/funds/fundsEndpoint.ts';
import { clientAddress } from '#platform/http/clientAddress.ts';
import { type Fetch, listen } from '#platform/http/listen.ts';
import { proxyWarning } from '#platform/http/proxyWarning.ts';
import { type ServeWeb, serveWeb } from '#platform/http/serveWeb.ts';
import { webBuildIn } from '#platform/http/webBuildIn.ts';
import { createLog } from '#platform/log/createLog.ts';
import { freshLine } from '#platform/log/freshLine.ts';
import { watchEventLoop } from '#platform/monitor/eventLoop.ts';
import { RequestRing } from '#platform/monitor/requestRing.ts';
import { fakeRegistry } from '#platform/registry/fakeRegistry.ts';
import { httpRegistry } from '#platform/registry/httpRegistry.ts';
import { sealingWith } from '#platform/sealing/sealing.ts';
import { sealingKeysFor } from '#platform/sealing/sealingKeys.ts';
import { smsToLog, smsWebhook } from '#platform/sms/sendSms.ts';
import { officialAccount } from '#platform/wechat/officialAccount.ts';
import { createWorker } from '#platform/worker/worker.ts';
import { startWithKeys } from '#purchase/bidding/startWithKeys.ts';
import { type App, createApp } from './app.ts';

/** A server that accepts requests. */
export interface RunningServer {
  /** Its origin, e.g. `http://127.0.0.1:3000`. */
  url: string;
  /** A message for the operator: the address and the accounts to log in with. */
  message: string;
  /**
   * Stops the server. Running tasks are given back, and `/readyz` tells balancers to send no more requests. For `announceMs` milliseconds
   * everything is still served; then the server accepts nothing more, lets running requests finish (at most 8 seconds in all, but at least
   * 3 after the announcement), and closes the database.
   */
  stop(announceMs?: number): Promise<void>;
}

/** Parts that tests replace. A database passed in here is not closed. */
interface Parts {
  captcha?: Deps['captcha'];
  database?: Database;
  now?: () => Date;
  log?: Logger;
  /** Demo data also get purchases, which take some seconds. */
  hasDemoBidding?: boolean;
  /** Receives messages for the operator, one line at a time. */
  tell?: Tell;
  /** Begins a phase of the start, for somebody who watches. */
  beginPhase?: (name: string) => Phase;
}

const unwatched: Phase = { progress: () => {}, end: () => {} };

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Container runtimes kill the process ten seconds after SIGTERM. */
const stopMs = 8_000;
const shortestDrainMs = 3_000;
const closeMs = 1_000;
/** Somebody waits before a page while an installation is examined. */
const pageMs = 4_000;

/**
 * Opens the database, migrates it, fills it if it is empty, and serves the API and the built web app.
 * @throws StartError if the operator has to change something
 */
export async function startServer(config: ServerConfig, parts: Parts = {}): Promise<RunningServer> {
  const { captcha = drawCaptcha, log = createLog(config), tell, beginPhase = () => unwatched } = parts;
  const opening = beginPhase('Database');
  const database = parts.database ?? (await openDatabase(config.database, (error) => log.error(error), tell));
  const closeDatabase = async () => {
    if (parts.database) return;
    // A database server that does not answer must not keep the process from ending.
    await (database.kind === 'postgres' ? within(closeMs, database.close()) : database.close());
  };
  const loop = watchEventLoop();
  let clock: DatabaseClock | null = null;
  try {
    // An embedded database has the clock of this process.
    clock = parts.now || database.kind === 'embedded' ? null : await startDatabaseClock(() => timeIn(database.db));
    const now = parts.now ?? clock?.now ?? (() => new Date());
    const isDemo = await prepareDatabase(database, config, now(), log, opening);
    // A code in the log lets anybody who reads the log reset a password, so only demo installations write codes there.
    const sendSms = config.smsWebhook ? smsWebhook(config.smsWebhook, log) : isDemo ? smsToLog(log) : null;
    const files = await openFiles(database, config);
    if (isDemo) await provideDemoFiles(database.db, files);
    opening.end();
    const registry = config.registry ? httpRegistry(config.registry) : isDemo ? fakeRegistry : null;
    const { checkAnswers, loginIssuers, casSync, expenditureSync, associationSync } = config;
    const casUsers = casSync ? casEndpoint(casSync) : isDemo ? fakeCas : null;
    const funds = expenditureSync ? fundsEndpoint(expenditureSync) : isDemo ? fakeFunds : null;
    const schoolItems = associationSync ? itemsEndpoint(associationSync) : isDemo ? fakeItems : null;
    const settings = { ...config, loginIssuers: loginIssuers ?? [], casUsers, funds, schoolItems };
    const providers = { captcha, sendSms, registry, wechat: wechatOf(config, database, isDemo, log, now) };
    const clockJump = parts.now ? () => 0 : clockJumps(now);
    const sealing = sealingWith(sealingKeysFor(config.sealingKeys, config.database));
    const installation: Installation = {
      config,
      variables: Object.keys(process.env),
      database,
      files,
      sealing,
      wechat: config.wechat ? providers.wechat : null,
      clockJump,
      now,
    };
    const kept = { totals: new Totals(), access: new AccessMemory() };
    const monitor = {
      startTime: now(),
      databaseKind: database.kind,
      requests: new RequestRing(),
      eventLoopDelay: loop.delay,
      clockJump,
      examine: () => examine(installation, pageMs),
    };
    const served = { ...kept, sealing, taskKinds, settle, monitor, webBuild: webBuildIn(webFolder), checkAnswers };
    let isStopping = false;
    const deps: Deps = { database, isStopping: () => isStopping, config: settings, now, ...providers, files, log, ...served };
    // Without a sealing key nothing can be announced.
    if (isDemo && parts.hasDemoBidding && sealing.keyId !== null) {
      const inserting = beginPhase('Demo purchases');
      await insertYear(deps);
      inserting.end();
    }
    await fillIfEmpty(turnSources, database.longWork);
    await startWithKeys(deps, config.allowedLostKeys);
    const app = createApp(deps);
    const worker = createWorker({ ...deps, database: { ...database, db: database.longWork } });
    const web = serveWeb(webFolder);
    const missing = [
      ...(sealing.keyId === null ? ['SEALING_KEYS' as const] : []),
      ...(sendSms === null ? ['SMS_WEBHOOK_URL' as const] : []),
    ];
    const { url, close } = await listen(config, route(app, web, config, log));
    if (config.taskWorker) worker.start();
    const sweeping = startSweeping(dueKinds, deps);
    return {
      url,
      message: startMessage({ url, database, hasDemoAccounts: isDemo, hasWebApp: web !== null, missing }),
      stop: async (announceMs = 0) => {
        isStopping = true;
        const longestMs = Math.max(stopMs - announceMs, shortestDrainMs);
        const closed = delay(announceMs).then(() => close(longestMs));
        // A database that has fallen silent holds neither of them back for longer.
        const ended = Promise.all([worker.stop(), sweeping.stop()]);
        await Promise.all([closed, within(announceMs + longestMs, ended)]);
        loop.stop();
        clock?.stop();
        await closeDatabase();
      },
    };
  } catch (error) {
    loop.stop();
    clock?.stop();
    await closeDatabase();
    throw error;
  }
}

/** Waits for `work`, but at most `longestMs` milliseconds. */
function within(longestMs: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, delay(longestMs, undefined, { ref: false })]);
}

/** The fake account is used with demo data only: elsewhere it would bind WeChat accounts that do not exist. */
function wechatOf({ wechat }: ServerConfig, { db }: Database, isDemo: boolean, log: Logger, now: () => Date) {
  if (wechat) return officialAccount(wechat, log);
  return isDemo ? fakeWechat(db, log, now) : null;
}

/** Sends API requests to the API, with the caller's address, and all other requests to the web app. */
function route(app: App, web: ServeWeb | null, { trustedProxies }: ServerConfig, log: Logger): Fetch {
  const warn = proxyWarning(trustedProxies, log);
  return (request, { incoming }) => {
    const forwarded = request.headers.get('x-forwarded-for');
    warn(forwarded);
    if (web && !isApi(request.method, new URL(request.url).pathname)) return web(request);
    const connection = incoming.socket.remoteAddress ?? 'unknown';
    const address = clientAddress(forwarded, connection, trustedProxies);
    return app.fetch(request, { address });
  };
}

/** Some load balancers send `OPTIONS /` to ask whether the server is ready. */
function isApi(method: string, pathname: string): boolean {
  if (method === 'OPTIONS' && pathname === '/') return true;
  return pathname === '/api' || pathname.startsWith('/api/') || pathname === '/healthz' || pathname === '/readyz';
}

/** Runs the server with the settings of the environment until a signal ends it. */
export async function run(parts: Pick<Parts, 'hasDemoBidding' | 'beginPhase'> = {}): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads the output may have seen enough, and the server goes on.
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    for (const { name, meant } of misspeltSettings(Object.keys(process.env))) {
      tell(`${name} is not a setting of this server; did you mean ${meant}?`);
    }
    const config = readConfig(process.env, process.stdout.isTTY);
    const server = await startServer({ ...config, loginIssuers: issuersFor(config) }, { ...parts, tell });
    let isStopping = false;
    const stop = (announceMs: number) => {
      if (isStopping) return;
      isStopping = true;
      server.stop(announceMs).then(endSoon, fail);
    };
    // Not `once`: managers of services send it to all processes of a service, and the first of them passes it on.
    process.on('SIGTERM', () => stop(config.stopDelayMs));
    // Ctrl+C: somebody at a terminal is waiting, so nothing is announced.
    process.once('SIGINT', () => stop(0));
    // Told after the handlers are registered, because a script may send a signal as soon as it reads this.
    tellReady(server, config);
  } catch (error) {
    fail(error);
  }
}

/** Whatever the level of the log is, the message of the start is written. */
function tellReady({ url, message }: RunningServer, { logFormat }: ServerConfig): void {
  if (logFormat === 'text') process.stdout.write(message);
  else createLog({ logFormat, logLevel: 'info' }).info({ url }, message.trim());
}

function tell(line: string): void {
  process.stderr.write(`${freshLine(process.stderr)}${line}\n`);
}

function fail(error: unknown): void {
  tell(error instanceof StartError ? error.explanation : inspect(error));
  process.exitCode = 1;
  endSoon();
}

/** Ends the process even if a connection that nobody answers is still open. */
function endSoon(): void {
  setTimeout(() => process.exit(), 200).unref();
}

if (import.meta.main) await run();
