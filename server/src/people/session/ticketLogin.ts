import type { Input, Output } from '@campus-procurement/sdk';
import { countCall } from '#platform/auth/callLimit.ts';
import type { TicketOperation } from '#platform/auth/loginIssuers.ts';
import { readTicket, type Ticket } from '#platform/auth/loginTicket.ts';
import { isServed } from '#platform/auth/session.ts';
import { useTicket } from '#platform/auth/useTicket.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Failure } from '#platform/failure/failure.ts';
import { platformId } from '#platform/values/platform.ts';
import { characterValuesOf } from '#settings/parameters/public.ts';
import { admit } from './admit.ts';
import { type FoundUser, findUser } from './findUser.ts';
import { recordLogin } from './recordLogin.ts';

/** Logs in with a ticket, which is in `account`. The issuer must be the platform that sends it. */
export function accountLogin({ body }: Input<'accountLogin'>, context: Context): Promise<Output<'accountLogin'>> {
  return loginByTicket({ operation: 'accountLogin', text: body.account, platform: body.platform, body }, context);
}

export function exchangeToken({ query }: Input<'exchangeToken'>, context: Context): Promise<Output<'exchangeToken'>> {
  return loginByTicket({ operation: 'exchangeToken', text: query.token, query }, context);
}

export function checkJumpLoginTicket(
  { body }: Input<'checkJumpLoginTicket'>,
  context: Context,
): Promise<Output<'checkJumpLoginTicket'>> {
  return loginByTicket({ operation: 'checkJumpLoginTicket', text: body.ticket, body }, context);
}

interface Attempt {
  operation: TicketOperation;
  text: string;
  platform?: string;
  /** The request as received, for the operation log. */
  query?: object;
  body?: object;
}

/**
 * Logs in with a ticket. The answer is the same for everything that may be wrong with the ticket or the account; the operation log names
 * the account.
 */
async function loginByTicket({ text, platform, ...request }: Attempt, context: Context): Promise<Output<'login'>> {
  const { db, now, address, config } = context;
  await countCall(db, 'ticket', address, now);
  const issuers = config.loginIssuers.filter(({ operation, issuer }) => {
    return operation === request.operation && (platform === undefined || issuer === platform);
  });
  const ticket = readTicket(text, issuers, now);
  const user = ticket && (await findUser(db, ticket.account));
  if (ticket && user && (await mayEnter(user, ticket, context))) {
    const session = await inTransaction(db, async (transaction) => {
      if (!(await useTicket(transaction, ticket))) return null;
      await recordLogin(transaction, { ...request, refusal: null, user }, context);
      return admit(transaction, { ...user, byPassword: false }, context);
    });
    if (session) return session;
  }
  const failure = new Failure('badTicket');
  await recordLogin(db, { ...request, refusal: failure, user }, context);
  throw failure;
}

/** The feature of schools whose portal issues tickets. */
const portalFeature = 'QLGYUniversityCharacter';

/** Returns whether the issuer may log in the user, and the user may log in. */
async function mayEnter(user: FoundUser, { issuer }: Ticket, { db }: Context): Promise<boolean> {
  const { companyId } = user;
  const isVouchedFor = issuer.schools === '*' ? companyId !== platformId : issuer.schools.includes(companyId);
  if (!isVouchedFor || user.status !== 'ENABLED' || !isServed(user.companyStatus)) return false;
  if (issuer.operation !== 'checkJumpLoginTicket') return true;
  const { [portalFeature]: feature } = await characterValuesOf(db, companyId, [portalFeature]);
  return feature === 'Y';
}
