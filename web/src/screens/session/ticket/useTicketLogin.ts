import { type LoginTicket, useSession, useSessionActions } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { claimedAccount, dropTicket, heldTicket } from './ticketAddress.ts';

/** What the page does: it waits, asks whether the session of somebody else may be replaced, or has ended. */
type TicketLogin =
  | { step: 'waiting' }
  | { step: 'asking'; proceed: () => void }
  | { step: 'done' }
  | { step: 'failed'; code: string };

/** The code that the error page explains. */
function codeOf(error: unknown): string {
  if (!isApiError(error)) return '500';
  if (error.name === 'NetworkError' || error.name === 'TimeoutError') return 'network';
  return String(error.code ?? '500');
}

/** Logs in with the ticket that was taken from the address, once. */
export function useTicketLogin(operation: LoginTicket['operation']): TicketLogin {
  const session = useSession();
  const { loginByTicket, logout } = useSessionActions();
  const [ticket] = useState(() => heldTicket(operation));
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { status } = session;
  const isOwn = status === 'ready' && ticket !== null && claimedAccount(ticket) === session.user.accountId.toLowerCase();
  // Who has not changed an initial password yet has begun nothing that could be lost.
  const isFree = status === 'anonymous' || status === 'failed' || status === 'initialPassword';

  async function redeem(held: LoginTicket) {
    dropTicket();
    setSent(true);
    try {
      // So that the session that is replaced does not live on at the server. That it could not be told must not stop the login.
      await logout().catch((error) => console.error('The server could not be told of the logout', error));
      await loginByTicket(held);
    } catch (error) {
      if (!isApiError(error)) console.error(error); // A fault of ours: the user is told less than whoever has to find it.
      setFailure(codeOf(error));
    }
  }

  const begin = useEffectEvent(() => {
    if (ticket && !isSent) void redeem(ticket);
  });
  // As soon as it is known that nobody's session is in the way.
  useEffect(() => {
    if (isFree) begin();
  }, [isFree]);

  if (!ticket) return { step: 'failed', code: '4006' };
  if (failure !== null) return { step: 'failed', code: failure };
  if (isOwn || (isSent && (status === 'ready' || status === 'failed' || isTurnedAway(session)))) return { step: 'done' };
  if (status === 'ready') return { step: 'asking', proceed: () => void redeem(ticket) };
  return { step: 'waiting' };
}

/** Somebody without a menu: the login page says so. */
function isTurnedAway(session: ReturnType<typeof useSession>): boolean {
  return session.status === 'anonymous' && session.reason === 'noMenu';
}
