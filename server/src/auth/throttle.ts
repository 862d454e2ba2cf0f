import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { Failure, tooManyAttempts } from '../failure/failure.ts';
import { countGuess, isGuessing, takeBackGuesses } from './addressGuesses.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How an account is tried by one who may be its owner. */
const byOne = { forgetMs: 15 * minuteMs, failuresBeforeCaptcha: 3, freeFailures: 4 };
/**
 * What is counted for an account, and how: failures without a captcha, failures without a delay, and after how long without a failure
 * they are forgotten. An account may be tried from everywhere by those who want to lock its owner out, so there the delay is the last
 * resort; NIST SP 800-63B admits a hundred failures.
 */
const policies = {
  /** From one address. */
  pair: byOne,
  /** By a device that has logged in before, or by whoever has a session. */
  device: byOne,
  /** From all addresses, without those devices. */
  account: { forgetMs: dayMs, failuresBeforeCaptcha: 10, freeFailures: 100 },
};
type Kind = keyof typeof policies;
const maxDelaySeconds = 15 * 60;

/** For none: a time that has passed by the clock of every server, and for requests that were begun before this one, too. */
const noDelay = new Date(0);

export interface Attempt {
  /** What is guessed: a password, or the code that was sent to a phone. Guesses at the one are none at the other. */
  secret: 'password' | 'code';
  /** The account name as typed, in lower case, whether it exists or not. */
  account: string;
  address: string;
  /** What the device that is known for the account is called; null for any other one. */
  device: string | null;
  now: Date;
}

/** What was sent with an attempt; `needless` where none is ever wanted. */
type Captcha = 'missing' | 'wrong' | 'solved' | 'needless';

interface Bucket {
  kind: Kind;
  subject: string;
}

interface Counted extends Bucket {
  /** This attempt included. */
  failures: number;
  blockedUntil: Date;
}

/** An attempt that may verify one password. */
export interface Reservation extends Attempt {
  counted: Counted[];
}

/** What an attempt is counted for. Whatever was typed as the account, none is another one's: what stands before it has no blank. */
function bucketsOf({ secret, account, address, device }: Attempt): Bucket[] {
  if (device !== null) return [{ kind: 'device', subject: `${secret} ${device} ${account}` }];
  return [
    { kind: 'pair', subject: `${secret} ${address} ${account}` },
    { kind: 'account', subject: `${secret} ${account}` },
  ];
}

/**
 * Refuses at once while an attempt would have to wait, so that no captcha is used up in vain.
 * @throws Failure `tooManyAttempts`
 */
export function refuseBlocked(db: Kysely<Tables>, attempt: Attempt): Promise<void> {
  return refuseSeen(db, attempt, 'needless');
}

/**
 * Counts an attempt as a failure *before* the password is looked at: of any number of parallel guesses, only those that were
 * counted may verify one. {@link settleAttempt} takes it back.
 * @throws Failure `tooManyAttempts`, or `captchaWanted` or `badCaptcha` if one is needed and none was solved
 */
export async function reserveAttempt(db: Kysely<Tables>, attempt: Attempt, captcha: Captcha): Promise<Reservation> {
  if (!isEnough(captcha) && (await isFromGuesser(db, attempt))) throw captchaNeeded(captcha);
  await refuseSeen(db, attempt, captcha);
  return inTransaction(db, async (transaction) => {
    const counted: Counted[] = [];
    for (const bucket of bucketsOf(attempt)) counted.push(await count(transaction, bucket, attempt.now, captcha));
    return { ...attempt, counted };
  });
}

/** Refuses what can be seen to be refused without waiting for others: a flood of guesses at one account holds nobody else up. */
async function refuseSeen(db: Kysely<Tables>, attempt: Attempt, captcha: Captcha): Promise<void> {
  const { now } = attempt;
  const rows = await db
    .selectFrom('loginThrottle')
    .select(['kind', 'failures', 'lastFailureTime', 'blockedUntil'])
    .where((eb) => eb.or(bucketsOf(attempt).map(({ kind, subject }) => eb.and({ kind, subject }))))
    .execute();
  const blockedUntil = new Date(Math.max(...rows.map((row) => row.blockedUntil.getTime()), 0));
  if (blockedUntil > now) throw tooManyAttempts(blockedUntil, now);
  const isFull = rows.some(({ kind, failures, lastFailureTime }) => {
    const { forgetMs, failuresBeforeCaptcha } = policies[kind as Kind];
    return failures >= failuresBeforeCaptcha && lastFailureTime.getTime() + forgetMs > now.getTime();
  });
  if (isFull && !isEnough(captcha)) throw captchaNeeded(captcha);
}

/** The password was wrong. Its address is told only now, so that nobody there waits for what others have not finished. */
export async function failAttempt(db: Kysely<Tables>, reservation: Reservation): Promise<void> {
  if (reservation.device === null) await countGuess(db, reservation.address, reservation.now);
}

/** Whether the next attempt needs a captcha. */
export async function needsCaptcha(db: Kysely<Tables>, reservation: Reservation): Promise<boolean> {
  const isFull = ({ kind, failures }: Counted) => failures >= policies[kind].failuresBeforeCaptcha;
  return reservation.counted.some(isFull) || isFromGuesser(db, reservation);
}

function isFromGuesser(db: Kysely<Tables>, { device, address, now }: Attempt): Promise<boolean> {
  return device === null ? isGuessing(db, address, now) : Promise.resolve(false);
}

/**
 * The secret was right: what this device, or this address, did to the account was done by its owner, and is taken back. What others
 * did to it stays.
 */
export function settleAttempt(db: Kysely<Tables>, { counted, ...attempt }: Reservation): Promise<void> {
  return takeBack(db, attempt, 1, counted.at(-1)?.blockedUntil ?? noDelay);
}

/** The owner has shown by another secret who they are. */
export function forgiveSlips(db: Kysely<Tables>, attempt: Attempt): Promise<void> {
  return takeBack(db, attempt, 0, noDelay);
}

/** @param right attempts that were right, which nobody has told the address of */
async function takeBack(db: Kysely<Tables>, attempt: Attempt, right: number, ownDelay: Date): Promise<void> {
  const [own, account] = bucketsOf(attempt);
  const gone = own && (await db.deleteFrom('loginThrottle').where(isBucket(own)).returning('failures').executeTakeFirst());
  if (!account || !gone) return;
  await db
    .updateTable('loginThrottle')
    .set((eb) => ({
      failures: eb.fn<number>('greatest', [eb('failures', '-', gone.failures), eb.lit(0)]),
      blockedUntil: eb.case().when('blockedUntil', '=', ownDelay).then(noDelay).else(eb.ref('blockedUntil')).end(),
    }))
    .where(isBucket(account))
    .execute();
  const slips = gone.failures - right;
  if (attempt.secret === 'password' && slips > 0) await takeBackGuesses(db, attempt.address, slips, attempt.now);
}

const isBucket =
  ({ kind, subject }: Bucket) =>
  (eb: ExpressionBuilder<Tables, 'loginThrottle'>) =>
    eb.and({ kind, subject });

/**
 * Counts one failure more, unless there is a delay, or a captcha is needed. One conditional upsert decides, and the row stays locked
 * until its new delay is written.
 */
async function count(db: Kysely<Tables>, bucket: Bucket, now: Date, captcha: Captcha): Promise<Counted> {
  const { forgetMs, failuresBeforeCaptcha } = policies[bucket.kind];
  const forgetBefore = new Date(now.getTime() - forgetMs);
  const counted = await db
    .insertInto('loginThrottle')
    .values({ ...bucket, failures: 1, lastFailureTime: now, blockedUntil: noDelay })
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
          eb.or([
            eb.lit(isEnough(captcha)),
            eb('loginThrottle.failures', '<', failuresBeforeCaptcha),
            eb('loginThrottle.lastFailureTime', '<=', forgetBefore),
          ]),
        ),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!counted) throw await refusalOf(db, bucket, now, captcha);
  const { failures } = counted;
  const seconds = delaySeconds(bucket.kind, failures);
  const blockedUntil = seconds === 0 ? noDelay : new Date(now.getTime() + seconds * 1000);
  await db.updateTable('loginThrottle').set({ blockedUntil }).where(isBucket(bucket)).execute();
  return { ...bucket, failures, blockedUntil };
}

async function refusalOf(db: Kysely<Tables>, bucket: Bucket, now: Date, captcha: Captcha): Promise<Failure> {
  const { blockedUntil } = await db
    .selectFrom('loginThrottle')
    .select('blockedUntil')
    .where(isBucket(bucket))
    .executeTakeFirstOrThrow();
  return blockedUntil > now ? tooManyAttempts(blockedUntil, now) : captchaNeeded(captcha);
}

const isEnough = (captcha: Captcha) => captcha === 'solved' || captcha === 'needless';

function captchaNeeded(captcha: Captcha): Failure {
  return new Failure(captcha === 'missing' ? 'captchaWanted' : 'badCaptcha', { details: { captchaRequired: true } });
}

/** 1, 2, 4, … seconds from the first failure that is not free. */
function delaySeconds(kind: Kind, failures: number): number {
  const { freeFailures } = policies[kind];
  return failures <= freeFailures ? 0 : Math.min(maxDelaySeconds, 2 ** (failures - freeFailures - 1));
}
