import type { Logger } from 'pino';
import { demoPassword } from '#demo/seed/demoAccounts.ts';
import { hasDemoAccounts } from '#demo/seed/insertDemo.ts';
import { hashPassword } from '#platform/auth/password.ts';
import { refuseExposedDemo, type ServerConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { install } from './install.ts';
import { placeOf, refuseCopy } from './refuseCopy.ts';

/** A part of the start that takes some seconds. */
export interface Phase {
  /** Shows how far it is. */
  progress(text: string): void;
  end(): void;
}

/** Migrates and fills the database. @returns whether it holds demo accounts */
export async function prepareDatabase(
  { longWork: db, kind }: Database,
  config: ServerConfig,
  now: Date,
  log: Logger,
  phase: Phase,
): Promise<boolean> {
  let isNew: boolean | null = null;
  await migrate(db, ({ name, number, total }) => {
    isNew ??= number === 1;
    // An update may take its time on a large database; a new one takes seconds, and each line would be noise.
    if (!isNew) log.info({ migration: name }, `migration ${number} of ${total}`);
    phase.progress(`migration ${number} of ${total}: ${name}`);
  });
  await refuseCopy(db, await placeOf({ db, kind }), config.acceptedCopy);
  phase.progress('first data');
  const { seed, administrator } = config;
  await install(db, { content: seed === 'demo' ? { demo: { password: demoPassword } } : { administrator }, hashPassword, now });
  const isDemo = await hasDemoAccounts(db);
  // The demo accounts may come from an earlier start with other settings.
  if (isDemo) refuseExposedDemo(config);
  return isDemo;
}
