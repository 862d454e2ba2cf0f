import type { LoginTicket } from '@campus-procurement/hooks';

type Operation = LoginTicket['operation'];

/** The addresses to which outside systems send their users, with the parameters that contain the ticket. */
const ways: Record<string, { operation: Operation; names: readonly string[] }> = {
  '/platformlogin': { operation: 'accountLogin', names: ['account', 'platform'] },
  '/user/externallogin': { operation: 'exchangeToken', names: ['token'] },
  '/user/qlgd-externallogin': { operation: 'checkJumpLoginTicket', names: ['ticket'] },
};

/** In memory only, and used once. */
let taken: LoginTicket | null = null;

/**
 * Moves the ticket of an outside system from the address into memory. Call it first: the ticket must appear neither in requests nor in the
 * browser's history.
 */
export function takeTicket(): void {
  const { pathname, search } = window.location;
  const way = ways[pathname.toLowerCase().replace(/\/+$/, '')];
  if (!way) return;
  const query = new URLSearchParams(search);
  const values = way.names.map((name) => query.get(name) ?? '');
  taken = values.includes('') ? null : ticketOf(way.operation, values);
  const redirect = query.get('redirect');
  window.history.replaceState(null, '', redirect === null ? pathname : `${pathname}?${new URLSearchParams({ redirect })}`);
}

function ticketOf(operation: Operation, [value = '', platform = '']: string[]): LoginTicket {
  switch (operation) {
    case 'accountLogin':
      return { operation, input: { body: { account: value, platform } } };
    case 'exchangeToken':
      return { operation, input: { query: { token: value } } };
    case 'checkJumpLoginTicket':
      return { operation, input: { body: { ticket: value } } };
  }
}

/** Returns the ticket from the address if it is for this operation and unused. */
export function heldTicket(operation: Operation): LoginTicket | null {
  return taken?.operation === operation ? taken : null;
}

/** Forgets the ticket, because it can be used only once. */
export function dropTicket(): void {
  taken = null;
}

/**
 * Returns the account that a ticket claims to be for. This proves nothing: it only decides whether to ask before the session of another
 * user is replaced.
 */
export function claimedAccount(ticket: LoginTicket): string | null {
  try {
    const [, claims = ''] = signedText(ticket).split('.');
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub.toLowerCase() : null;
  } catch {
    return null; // Not one of our tickets. The server refuses it.
  }
}

function signedText(ticket: LoginTicket): string {
  switch (ticket.operation) {
    case 'accountLogin':
      return ticket.input.body.account;
    case 'exchangeToken':
      return ticket.input.query.token;
    case 'checkJumpLoginTicket':
      return ticket.input.body.ticket;
  }
}
