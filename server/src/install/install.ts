import { type Kysely, sql, type Transaction } from 'kysely';
import { insertDemo } from '#demo/seed/insertDemo.ts';
import { movedInTime } from '#demo/seed/movedInTime.ts';
import { foundingTime } from '#demo/seed/seedTime.ts';
import { fillTurns } from '#flow/turns/public.ts';
import { turnSources } from '#operations/turnSources.ts';
import { changeAccess } from '#platform/auth/accessMemory.ts';
import { guessedBy } from '#platform/auth/refuseWeak.ts';
import type { Administrator } from '#platform/config/config.ts';
import type { Tables } from '#platform/db/tables.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { StartError } from '#platform/failure/startError.ts';
import { insertHolidays, insertReference } from '#reference/insertReference.ts';
import { insertFirstAdministrator, renewFirstAdministrator } from './firstAdministrator.ts';

interface Installation {
  /** The content for an empty database: the demo data, or just one administrator. */
  content: { demo: { password: string } } | { administrator: Administrator | null };
  hashPassword: (password: string) => Promise<string>;
  now: Date;
}

/**
 * Prepares a migrated database in one transaction: adds missing reference data and, if there are no accounts at all, the first ones. If
 * there are accounts, only reference data is added, and the initial password of the administrator in the settings is renewed. Several
 * processes may call it at once.
 * @throws StartError if an administrator is needed and none was given, or one whose password is easy to guess; then nothing has changed
 */
export async function install(db: Kysely<Tables>, { content, hashPassword, now }: Installation): Promise<void> {
  await inTransaction(db, async (trx) => {
    const isDemo = 'demo' in content;
    // A second process waits here, at the row of the platform, until the first one has committed.
    const target = isDemo ? trx.withPlugin(movedInTime(now)) : trx;
    await insertReference(target, isDemo ? foundingTime : now);
    await insertHolidays(trx);
    await changeAccess(trx);
    const administrator = isDemo ? null : content.administrator;
    if (await hasAccounts(trx)) {
      if (administrator) await renewFirstAdministrator(trx, administrator, now);
      return;
    }
    if (isDemo) {
      await insertDemo(target, await hashPassword(content.demo.password));
      await fillTurns(turnSources, trx);
      // Without statistics the list of approvals took two seconds on the embedded database, which gathers none by itself.
      await sql`analyze`.execute(trx);
      return;
    }
    if (administrator === null) throw new StartError(administratorWanted);
    const { account, password } = administrator;
    const guessed = guessedBy(password, account);
    if (guessed) throw new StartError(`ADMIN_PASSWORD ${guessedWords[guessed]}: choose another.`);
    await insertFirstAdministrator(trx, { account, passwordHash: await hashPassword(password), time: now });
  });
}

const guessedWords = { sameAsAccount: 'is the account', common: 'is one that many people choose' };

const administratorWanted = [
  'The database has no account yet. Name its first administrator with ADMIN_ACCOUNT and ADMIN_PASSWORD (or ADMIN_PASSWORD_FILE)',
  'and start again; the password has to be changed at the first login, within 14 days. For demo data instead, set SEED=demo.',
].join(' ');

async function hasAccounts(trx: Transaction<Tables>): Promise<boolean> {
  return (await trx.selectFrom('appUser').select('id').limit(1).executeTakeFirst()) !== undefined;
}
