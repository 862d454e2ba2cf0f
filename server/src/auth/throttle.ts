import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { Failure, tooManyAttempts } from '../http/failure.ts';

/** Failures older than this are forgotten. */
const forgetMs = 15 * 60_000;
/** So many failures of an account may go by before a captcha is wanted. */
const failuresBeforeCaptcha = 3;
/** Failures without a delay, and the longest delay. An address may be that of a whole campus, so it is treated more leniently. */
const policies = {
  account: { freeFailures: 4, maxDelaySeconds: 15 * 60 },
  address: { freeFailures: 9, maxDelaySeconds: 60 },
};
type Kind = keyof typeof policies;

/** For none: a time that has passed by the clock of every server, and for requests that were begun before this one, too. */
const noDelay = new Date(0);

interface Attempt {
  /** The account name as typed, in lower case, whether it exists or not. */
  account: string;
  address: string;
  now: Date;
}

/** An attempt that may verify one password. */
export interface Reservation extends Attempt {
  /** Failures of the account, this attempt included. */
  failures: number;
  addressBlockedUntil: Date;
}

/**
 * Refuses at once while account or address have to wait, so that no captcha is used up in vain.
 * @throws Failure `tooManyAttempts`
 */
export async function refuseBlocked(db: Kysely<Tables>, { account, address, now }: Attempt): Promise<void> {
  const { blockedUntil } = await db
    .selectFrom('loginThrottle')
    .select((eb) => eb.fn.max('blockedUntil').as('blockedUntil'))
    .where((eb) => eb.or([eb.and({ kind: 'account', subject: account }), eb.and({ kind: 'address', subject: address })]))
    .executeTakeFirstOrThrow();
  if (blockedUntil !== null && blockedUntil > now) throw tooManyAttempts(blockedUntil, now);
}

/**
 * Counts an attempt as a failure *before* the password is looked at: of any number of parallel guesses, only those that were
 * counted may verify one. {@link settleAttempt} takes it back.
 * @throws Failure `tooManyAttempts`, or `badCaptcha` if the account needs one and none was solved
 */
export function reserveAttempt(db: Kysely<Tables>, attempt: Attempt, hasSolvedCaptcha: boolean): Promise<Reservation> {
  return inTransaction(db, async (transaction) => {
    const { blockedUntil: addressBlockedUntil } = await count(transaction, 'address', attempt.address, attempt.now, unlimited);
    const limit = hasSolvedCaptcha ? unlimited : failuresBeforeCaptcha;
    const { failures } = await count(transaction, 'account', attempt.account, attempt.now, limit);
    return { ...attempt, failures, addressBlockedUntil };
  });
}

/** Whether the next attempt needs a captcha. */
export function needsCaptcha({ failures }: Reservation): boolean {
  return failures >= failuresBeforeCaptcha;
}

/** The password was right: the account starts anew, and the address gets its attempt back; its other failures stay. */
export async function settleAttempt(db: Kysely<Tables>, { account, address, addressBlockedUntil }: Reservation) {
  await db
    .updateTable('loginThrottle')
    .set((eb) => ({
      failures: eb('failures', '-', 1),
      blockedUntil: eb.case().when('blockedUntil', '=', addressBlockedUntil).then(noDelay).else(eb.ref('blockedUntil')).end(),
    }))
    .where((eb) => eb.and({ kind: 'address', subject: address }))
    .execute();
  await db
    .deleteFrom('loginThrottle')
    .where((eb) => eb.and({ kind: 'account', subject: account }))
    .execute();
}

/** The largest value of the column. */
const unlimited = 2 ** 31 - 1;

/**
 * Counts one failure more, unless there is a delay or the limit of failures is reached. One conditional upsert decides, and the row
 * stays locked until its new delay is written.
 */
async function count(db: Kysely<Tables>, kind: Kind, subject: string, now: Date, limit: number) {
  const forgetBefore = new Date(now.getTime() - forgetMs);
  const counted = await db
    .insertInto('loginThrottle')
    .values({ kind, subject, failures: 1, lastFailureTime: now, blockedUntil: noDelay })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet((eb) => ({
          failures: eb
            .case()
            .when('loginThrottle.lastFailureTime', '<=', forgetBefore)
            .then(eb.lit(1))
            .else(eb('loginThrottle.failures', '+', 1))
            .end(),
          lastFailureTime: now,
        }))
        .where('loginThrottle.blockedUntil', '<=', now)
        .where((eb) =>
          eb.or([eb('loginThrottle.failures', '<', limit), eb('loginThrottle.lastFailureTime', '<=', forgetBefore)]),
        ),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!counted) throw await refusalOf(db, kind, subject, now);
  const { failures } = counted;
  const seconds = delaySeconds(kind, failures);
  const blockedUntil = seconds === 0 ? noDelay : new Date(now.getTime() + seconds * 1000);
  await db
    .updateTable('loginThrottle')
    .set({ blockedUntil })
    .where((eb) => eb.and({ kind, subject }))
    .execute();
  return { failures, blockedUntil };
}

async function refusalOf(db: Kysely<Tables>, kind: Kind, subject: string, now: Date): Promise<Failure> {
  const { blockedUntil } = await db
    .selectFrom('loginThrottle')
    .select('blockedUntil')
    .where((eb) => eb.and({ kind, subject }))
    .executeTakeFirstOrThrow();
  return blockedUntil > now ? tooManyAttempts(blockedUntil, now) : captchaWanted();
}

/** A wrong, missing or used captcha. */
function captchaWanted(): Failure {
  return new Failure('badCaptcha', { details: { captchaRequired: true } });
}

/** 1, 2, 4, … seconds from the first failure that is not free. */
function delaySeconds(kind: Kind, failures: number): number {
  const { freeFailures, maxDelaySeconds } = policies[kind];
  return failures <= freeFailures ? 0 : Math.min(maxDelaySeconds, 2 ** (failures - freeFailures - 1));
}
