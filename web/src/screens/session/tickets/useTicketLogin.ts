import { type LoginTicket, useSession, useSessionActions } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { claimedAccount, dropTicket, heldTicket } from './ticketAddress.ts';

/** The state of the page: it waits, asks whether the session of another user may be replaced, is done, or has failed. */
type TicketLogin =
  | { step: 'waiting' }
  | { step: 'asking'; proceed: () => void }
  | { step: 'done' }
  | { step: 'failed'; code: string };

/** Returns the code that the error page explains. */
function codeOf(error: unknown): string {
  if (!isApiError(error)) return '500';
  if (error.name === 'NetworkError' || error.name === 'TimeoutError') return 'network';
  return String(error.code ?? '500');
}

/** Logs in once with the ticket from the address. */
export function useTicketLogin(operation: LoginTicket['operation']): TicketLogin {
  const session = useSession();
  const { loginByTicket, logout } = useSessionActions();
  const [ticket] = useState(() => heldTicket(operation));
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { status } = session;
  const isOwn = status === 'ready' && ticket !== null && claimedAccount(ticket) === session.user.accountId.toLowerCase();
  // A user who still has to change an initial password has no work to lose.
  const isFree = status === 'anonymous' || status === 'failed' || status === 'initialPassword';

  async function redeem(held: LoginTicket) {
    dropTicket();
    setSent(true);
    try {
      // Ends the replaced session on the server. If that fails, the login continues.
      await logout().catch((error) => console.error('The server could not be told of the logout', error));
      await loginByTicket(held);
    } catch (error) {
      if (!isApiError(error)) console.error(error); // A bug: developers need more detail than users are told.
      setFailure(codeOf(error));
    }
  }

  const begin = useEffectEvent(() => {
    if (ticket && !isSent) void redeem(ticket);
  });
  // Starts as soon as it is known that no session would be replaced.
  useEffect(() => {
    if (isFree) begin();
  }, [isFree]);

  if (!ticket) return { step: 'failed', code: '4006' };
  if (failure !== null) return { step: 'failed', code: failure };
  if (isOwn || (isSent && (status === 'ready' || status === 'failed' || isTurnedAway(session)))) return { step: 'done' };
  if (status === 'ready') return { step: 'asking', proceed: () => void redeem(ticket) };
  return { step: 'waiting' };
}

/** Whether the user has no menu, which the login page explains. */
function isTurnedAway(session: ReturnType<typeof useSession>): boolean {
  return session.status === 'anonymous' && session.reason === 'noMenu';
}
