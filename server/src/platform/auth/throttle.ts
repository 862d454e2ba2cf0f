import { dayMs, minuteMs } from '@campus-procurement/sdk/time';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { Failure, tooManyAttempts } from '../failure/failure.ts';
import { countGuess, isGuessing, takeBackGuesses } from './addressGuesses.ts';

/** The limits for attempts that may come from the owner of the account. */
const byOne = { forgetMs: 15 * minuteMs, failuresBeforeCaptcha: 3, freeFailures: 4 };
/**
 * The limits for each kind of count: failures before a captcha is needed, failures before a delay, and after how long without a failure the
 * count is forgotten. Attackers can try an account from everywhere to lock its owner out, so for `account` the delay is the last resort;
 * NIST SP 800-63B allows a hundred failures.
 */
const policies = {
  /** Attempts at an account from one address. */
  pair: byOne,
  /** Attempts from a device that has logged in to the account before, or within a session. */
  device: byOne,
  /** Attempts at an account from all addresses, without those devices. */
  account: { forgetMs: dayMs, failuresBeforeCaptcha: 10, freeFailures: 100 },
};
type Kind = keyof typeof policies;
const maxDelaySeconds = 15 * 60;

/** Stands for no delay: a time in the past for the clock of every server, and for requests that started earlier. */
const noDelay = new Date(0);

export interface Attempt {
  /** The kind of secret: a password, or the code sent to a phone. The two are counted separately. */
  secret: 'password' | 'code';
  /** The account name as typed, in lower case, whether the account exists or not. */
  account: string;
  address: string;
  /** The name of the device in its cookie if it is known for the account, else null. */
  device: string | null;
  now: Date;
}

/** The captcha sent with an attempt; `needless` where none is ever needed. */
type Captcha = 'missing' | 'wrong' | 'solved' | 'needless';

interface Bucket {
  kind: Kind;
  subject: string;
}

interface Counted extends Bucket {
  /** Failures, including this attempt. */
  failures: number;
  blockedUntil: Date;
}

/** A counted attempt, which may verify one password. */
export interface Reservation extends Attempt {
  counted: Counted[];
}

/**
 * Returns the counts that an attempt belongs to. The account comes last and no part before it contains a blank, so no account name, however
 * odd, can collide with another subject.
 */
function bucketsOf({ secret, account, address, device }: Attempt): Bucket[] {
  if (device !== null) return [{ kind: 'device', subject: `${secret} ${device} ${account}` }];
  return [
    { kind: 'pair', subject: `${secret} ${address} ${account}` },
    { kind: 'account', subject: `${secret} ${account}` },
  ];
}

/**
 * Refuses an attempt during a delay, before its captcha is used up.
 * @throws Failure `tooManyAttempts`
 */
export function refuseBlocked(db: Kysely<Tables>, attempt: Attempt): Promise<void> {
  return refuseSeen(db, attempt, 'needless');
}

/**
 * Counts an attempt as a failure *before* the password is verified: of any number of parallel guesses, only those that were counted may
 * verify one. {@link settleAttempt} takes the count back.
 * @throws Failure `tooManyAttempts`, or `captchaWanted` or `badCaptcha` if a captcha is needed and none was solved
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

/** Refuses without taking locks, where the stored counts already decide: a flood of guesses at one account holds up nobody else. */
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

/** Call it after a wrong password. The address is counted only now, so that nobody at the address waits for attempts still in progress. */
export async function failAttempt(db: Kysely<Tables>, reservation: Reservation): Promise<void> {
  if (reservation.device === null) await countGuess(db, reservation.address, reservation.now);
}

/** Returns whether the next attempt needs a captcha. */
export async function needsCaptcha(db: Kysely<Tables>, reservation: Reservation): Promise<boolean> {
  const isFull = ({ kind, failures }: Counted) => failures >= policies[kind].failuresBeforeCaptcha;
  return reservation.counted.some(isFull) || isFromGuesser(db, reservation);
}

function isFromGuesser(db: Kysely<Tables>, { device, address, now }: Attempt): Promise<boolean> {
  return device === null ? isGuessing(db, address, now) : Promise.resolve(false);
}

/**
 * Call it after a right secret: the earlier failures of this device, or of this address, were the owner's, and are taken back. Failures
 * from elsewhere stay.
 */
export function settleAttempt(db: Kysely<Tables>, { counted, ...attempt }: Reservation): Promise<void> {
  return takeBack(db, attempt, 1, counted.at(-1)?.blockedUntil ?? noDelay);
}

/** Takes failures back because the owner has proved their identity with another secret. */
export function forgiveSlips(db: Kysely<Tables>, attempt: Attempt): Promise<void> {
  return takeBack(db, attempt, 0, noDelay);
}

/** @param right attempts among the failures that were right, and so were never counted for the address */
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
 * Counts one more failure, unless a delay is running or a captcha is needed. One conditional upsert decides, and the row stays locked until
 * its new delay is written.
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

/** Returns the delay after a failure: 1, 2, 4, … seconds from the first failure that is not free. */
function delaySeconds(kind: Kind, failures: number): number {
  const { freeFailures } = policies[kind];
  return failures <= freeFailures ? 0 : Math.min(maxDelaySeconds, 2 ** (failures - freeFailures - 1));
}
