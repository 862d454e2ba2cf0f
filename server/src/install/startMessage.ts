import { demoAccounts, demoPassword } from '#demo/seed/demoAccounts.ts';
import type { Database } from '#platform/db/database.ts';

interface Start {
  url: string;
  database: Pick<Database, 'kind'>;
  hasDemoAccounts: boolean;
  hasWebApp: boolean;
  /** Settings without which an office cannot do a part of its work, as they are named. */
  missing: (keyof typeof consequences)[];
}

const consequences = {
  SEALING_KEYS: 'no bidding can be announced',
  SMS_WEBHOOK_URL: 'no supplier can register, and nobody can set a forgotten password anew',
};

/** Returns the message of a started server. The address and the demo accounts come last, because that is where people look. */
export function startMessage({ url, database, hasDemoAccounts, hasWebApp, missing }: Start): string {
  const width = Math.max(...demoAccounts.map(({ account }) => account.length));
  const lines = [
    '',
    ...(database.kind === 'embedded'
      ? ['The embedded database is for evaluation, not for production: it does not survive a power failure.', '']
      : []),
    `Campus Procurement is ready: ${url}`,
    ...(hasWebApp ? [] : ['Only /api is served: the web app is not built (npm run build).']),
    ...missing.map((name) => `${name} is not set: ${consequences[name]}.`),
    ...(hasDemoAccounts
      ? [
          '',
          `Log in with one of these accounts and the password ${demoPassword}:`,
          ...demoAccounts.map(({ account, who }) => `  ${account.padEnd(width)}  ${who}`),
          `Suppliers log in at ${url}/portal/ with supplier1 to supplier5. The codes of text messages appear here.`,
        ]
      : []),
    '',
  ];
  return `${lines.join('\n')}\n`;
}
