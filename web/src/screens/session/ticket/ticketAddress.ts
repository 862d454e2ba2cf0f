import type { LoginTicket } from '@campus-procurement/hooks';

type Operation = LoginTicket['operation'];

/** The addresses by which outside systems send their users, and under which names they put what they have signed. */
const ways: Record<string, { operation: Operation; names: readonly string[] }> = {
  '/platformlogin': { operation: 'accountLogin', names: ['account', 'platform'] },
  '/user/externallogin': { operation: 'exchangeToken', names: ['token'] },
  '/user/qlgd-externallogin': { operation: 'checkJumpLoginTicket', names: ['ticket'] },
};

/** Kept in memory only, and for one use. */
let taken: LoginTicket | null = null;

/**
 * Takes what an outside system has signed out of the address, into memory. Called before anything else: neither a request nor the
 * history of the browser shall know it.
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

/** What was taken from the address, if it is for this operation and was not used yet. */
export function heldTicket(operation: Operation): LoginTicket | null {
  return taken?.operation === operation ? taken : null;
}

/** A ticket is good for one use. */
export function dropTicket(): void {
  taken = null;
}

/**
 * The account that a ticket is for, as the ticket itself says, which proves nothing: only to know whether to ask before the session
 * of somebody else is replaced.
 */
export function claimedAccount(ticket: LoginTicket): string | null {
  try {
    const [, claims = ''] = signedText(ticket).split('.');
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub.toLowerCase() : null;
  } catch {
    return null; // Not a ticket of ours. The server says so.
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
