import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { type Logger, pino } from 'pino';
import { type App, createApp } from './app.ts';
import { AccessMemory } from './auth/accessMemory.ts';
import { drawCaptcha } from './auth/captcha.ts';
import { issuersFor } from './auth/loginIssuers.ts';
import { hashPassword } from './auth/password.ts';
import { casEndpoint } from './cas/casEndpoint.ts';
import { madeUpCas } from './cas/madeUpCas.ts';
import { clientAddress } from './clientAddress.ts';
import { readConfig, refuseExposedDemo, type ServerConfig } from './config.ts';
import type { Deps } from './context.ts';
import { install } from './db/install.ts';
import { migrate } from './db/migrate.ts';
import { type Database, openDatabase } from './db/open.ts';
import { demoPassword } from './db/seed/demoAccounts.ts';
import { hasDemoAccounts } from './db/seed/insertDemo.ts';
import { provideDemoFiles } from './db/seed/provideDemoFiles.ts';
import { type FileStore, openFileStore } from './files/fileStore.ts';
import { fundsEndpoint } from './funds/fundsEndpoint.ts';
import { madeUpFunds } from './funds/madeUpFunds.ts';
import { type ServeWeb, serveWeb } from './http/serveWeb.ts';
import { webBuildIn } from './http/webBuildIn.ts';
import { taskKinds } from './modules/taskKinds.ts';
import { watchEventLoop } from './monitor/eventLoop.ts';
import { RequestRing } from './monitor/requestRing.ts';
import { proxyWarning } from './proxyWarning.ts';
import { developmentRegistry } from './registry/developmentRegistry.ts';
import { httpRegistry } from './registry/httpRegistry.ts';
import { smsToLog, smsWebhook } from './sms/sendSms.ts';
import { StartError } from './startError.ts';
import { startMessage } from './startMessage.ts';
import { createWorker } from './tasks/worker.ts';
import { Totals } from './totals.ts';
import { fakeWechat } from './wechat/fakeWechat.ts';
import { officialAccount } from './wechat/officialAccount.ts';

/** A server that accepts requests. */
export interface RunningServer {
  /** Its origin, e.g. `http://127.0.0.1:3000`. */
  url: string;
  /** For people: the address and whom to log in as. */
  message: string;
  /** Accepts nothing more, lets running requests and tasks end (8 seconds at most), and closes the database. */
  stop(): Promise<void>;
}

/** Parts that tests put in. A database that is put in is not closed. */
interface Parts {
  captcha?: Deps['captcha'];
  database?: Database;
  now?: () => Date;
  log?: Logger;
}

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** A slow sender gets so long for the headers, and for all of a request: 50 MB at 1.5 Mbit/s. */
const headersTimeoutMs = 10_000;
const requestTimeoutMs = 300_000;
const drainMs = 8_000;

/**
 * Opens the database, brings its tables up to date, fills it if it is empty, and serves the API and the built web app.
 * @throws StartError if whoever runs it has to change something
 */
export async function startServer(config: ServerConfig, parts: Parts = {}): Promise<RunningServer> {
  const { now = () => new Date(), captcha = drawCaptcha, log = pino({ level: config.logLevel }) } = parts;
  const database = parts.database ?? (await openDatabase(config.database, (error) => log.error(error)));
  const closeDatabase = async () => {
    if (!parts.database) await database.close();
  };
  const loop = watchEventLoop();
  try {
    const isDemo = await prepare(database, config, now());
    const sendSms = config.smsWebhook ? smsWebhook(config.smsWebhook, log) : smsToLog(log);
    const files = openFiles(config.filesDir);
    if (isDemo) await provideDemoFiles(database.db, files);
    const registry = config.registry ? httpRegistry(config.registry) : developmentRegistry;
    const { checkAnswers, loginIssuers, casSync, expenditureSync } = config;
    const casUsers = casSync ? casEndpoint(casSync) : isDemo ? madeUpCas : null;
    const funds = expenditureSync ? fundsEndpoint(expenditureSync) : isDemo ? madeUpFunds : null;
    const settings = { ...config, loginIssuers: loginIssuers ?? [], casUsers, funds };
    const providers = { captcha, sendSms, registry, wechat: wechatOf(config, database, isDemo, log, now) };
    const totals = new Totals();
    const access = new AccessMemory();
    const requests = new RequestRing();
    const monitor = { startTime: now(), databaseKind: database.kind, requests, eventLoopDelay: loop.delay };
    const served = { taskKinds, totals, access, monitor, webBuild: webBuildIn(webFolder), checkAnswers };
    const deps: Deps = { database, config: settings, now, ...providers, files, log, ...served };
    const app = createApp(deps);
    const worker = createWorker(deps);
    const web = serveWeb(webFolder);
    const { url, stop } = await listen(config, route(app, web, config, log));
    if (config.taskWorker) worker.start();
    return {
      url,
      message: startMessage({ url, database, hasDemoAccounts: isDemo, hasWebApp: web !== null }),
      stop: async () => {
        await Promise.all([stop(), Promise.race([worker.stop(), delay(drainMs, undefined, { ref: false })])]);
        loop.stop();
        await closeDatabase();
      },
    };
  } catch (error) {
    loop.stop();
    await closeDatabase();
    throw error;
  }
}

/** Demo data and a fake go together: nowhere else are accounts bound that do not exist. */
function wechatOf({ wechat }: ServerConfig, { db }: Database, isDemo: boolean, log: Logger, now: () => Date) {
  if (wechat) return officialAccount(wechat, log);
  return isDemo ? fakeWechat(db, log, now) : null;
}

/** @throws StartError if the folder cannot be made */
function openFiles(folder: string): FileStore {
  try {
    return openFileStore(folder);
  } catch (cause) {
    throw new StartError(`The folder of uploaded files cannot be used: ${folder}. Set FILES_DIR to one that can be written.`, {
      cause,
    });
  }
}

/** @returns whether the database holds demo accounts */
async function prepare({ db }: Database, config: ServerConfig, now: Date): Promise<boolean> {
  await migrate(db);
  const { seed, administrator } = config;
  await install(db, { content: seed === 'demo' ? { demo: { password: demoPassword } } : { administrator }, hashPassword, now });
  const isDemo = await hasDemoAccounts(db);
  // They may have come with an earlier start that had other settings.
  if (isDemo) refuseExposedDemo(config);
  return isDemo;
}

type Fetch = (
  request: Request,
  bindings: { incoming: { socket: Pick<Socket, 'remoteAddress'> } },
) => Response | Promise<Response>;

/** Sends what belongs to the API there, with the address of the caller, and all else to the web app. */
function route(app: App, web: ServeWeb | null, { trustedProxies }: ServerConfig, log: Logger): Fetch {
  const warn = proxyWarning(trustedProxies, log);
  return (request, { incoming }) => {
    const forwarded = request.headers.get('x-forwarded-for');
    warn(forwarded);
    if (web && !isApi(new URL(request.url).pathname)) return web(request);
    const connection = incoming.socket.remoteAddress ?? 'unknown';
    const address = clientAddress(forwarded, connection, trustedProxies);
    return app.fetch(request, { address });
  };
}

function isApi(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/') || pathname === '/healthz' || pathname === '/readyz';
}

async function listen({ host, port }: ServerConfig, fetch: Fetch): Promise<Pick<RunningServer, 'url' | 'stop'>> {
  const timeouts = { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs };
  const server = createServer(timeouts, getRequestListener(fetch));
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartError(`Port ${port} of ${host} is in use. Stop what uses it, or choose another one with PORT.`);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${actualPort}`, stop: () => drain(server) };
}

/** Accepts nothing more and waits for running requests; those that take too long are cut off. */
async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection whose request has ended would otherwise stay open for the next one.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}

/** Runs the server as the environment says, until a signal ends it. */
export async function run(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const server = await startServer({ ...config, loginIssuers: issuersFor(config) });
    process.stdout.write(server.message);
    const stop = () => server.stop().catch(fail);
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof StartError ? error.explanation : inspect(error)}\n`);
  process.exitCode = 1;
}

if (import.meta.main) await run();
