import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { issuersFor, ticketOperations } from '#platform/auth/loginIssuers.ts';
import { signTicket, ticketSeconds } from '#platform/auth/loginTicket.ts';
import { readConfig } from '#platform/config/config.ts';
import { StartError } from '#platform/failure/startError.ts';

// `npm run issue-login -- ACCOUNT [OPERATION]`: signs a ticket as an outside system would, and says how to use it. For development.

try {
  process.stdout.write(explain(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.explanation : inspect(error)}\n`);
  process.exitCode = 1;
}

function explain([account, name = 'exchangeToken']: string[]): string {
  const operation = ticketOperations.find((one) => one === name);
  if (!account || !operation) {
    throw new StartError(`Usage: npm run issue-login -- ACCOUNT [${ticketOperations.join(' | ')}], for example teacher1.`);
  }
  const config = readConfig(process.env);
  const issuer = issuersFor(config).find((one) => one.operation === operation);
  if (!issuer) throw new StartError(`LOGIN_ISSUERS has no issuer for ${operation}: see docs/operating.md.`);
  const expireTime = new Date(Date.now() + ticketSeconds * 1000);
  const ticket = signTicket({ issuer, account, nonce: randomUUID(), expireTime });
  const origin = `http://${config.host}:${config.port}`;
  const url = `${origin}/api`;
  const post = (path: string, body: object) =>
    `curl '${url}${path}' -H 'content-type: application/json' -d '${JSON.stringify(body)}'`;
  const commands = {
    accountLogin: () => post('/auth/account/login', { platform: issuer.issuer, account: ticket }),
    exchangeToken: () => `curl '${url}/auth/v2/exchangeToken?token=${ticket}'`,
    checkJumpLoginTicket: () => post('/qlgd/jumpLogin/check', { ticket }),
  };
  const pages = {
    accountLogin: `/platformLogin?platform=${issuer.issuer}&account=${ticket}`,
    exchangeToken: `/user/externalLogin?token=${ticket}`,
    checkJumpLoginTicket: `/user/qlgd-externalLogin?ticket=${ticket}`,
  };
  return `A login for ${account}, good once and for ${ticketSeconds} seconds, signed by ${issuer.issuer}:\n\nIn a browser:\n${origin}${pages[operation]}\n\nOr:\n${commands[operation]()}\n`;
}
