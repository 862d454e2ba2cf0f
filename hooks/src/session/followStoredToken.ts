import { AbortError } from '@campus-procurement/sdk';
import type { Core } from './core.ts';
import { enterSession } from './enterSession.ts';

/**
 * Follows the stored token: takes over the session of another tab or an earlier visit, or ends this one. During a change of
 * identity it does nothing; the change calls it at its end.
 *
 * @param again whether to read the session again even if the stored token is the current one
 */
export function followStoredToken(core: Core, again = false): void {
  if (core.changing) return;
  const stored = core.storage.get('token');
  if (stored === core.token && !again) return;
  if (stored === null) core.clear(core.storage.get('endReason') === 'expired' ? 'expired' : 'logoutElsewhere');
  else adopt(core, stored);
}

function adopt(core: Core, token: string): void {
  const adopted = core.run(async (change) => {
    core.token = token;
    const now = core.ready();
    core.state.set(now ? { ...now, switching: true } : { status: 'restoring', epoch: core.state.get().epoch });
    await enterSession(core, change, null);
  });
  // Nobody asked for this change, so being replaced by a newer one is not an error. Any other error must surface.
  adopted.catch((error: unknown) => {
    if (!(error instanceof AbortError)) throw error;
  });
}
