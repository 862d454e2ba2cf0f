import type { Core } from './core.ts';
import { isUnauthorized } from './loadIdentity.ts';
import type { AnonymousReason } from './SessionState.ts';

/** Ends the session of a user without any page to go to (product spec, section 6), or without business in this application. */
export async function leaveSession(core: Core): Promise<void> {
  // Nobody waits for this answer, and the session has ended here in any case.
  await endSession(core, core.forSuppliers ? 'notSupplier' : 'noMenu').catch((error) =>
    console.error('The logout failed', error),
  );
}

/**
 * Ends the session here and on the server. Resolves with the address where the server wants the browser to continue, or `null`.
 */
export async function endSession(core: Core, reason: AnonymousReason): Promise<string | null> {
  // Sent while the token is still known. The screens do not wait for the answer.
  const farewell = core.token === null ? null : core.transport.direct.call('logout');
  core.clear(reason);
  try {
    return await farewell;
  } catch (error) {
    if (isUnauthorized(error)) return null; // The session had already ended.
    throw error;
  }
}
