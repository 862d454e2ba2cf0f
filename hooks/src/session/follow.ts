import { AbortError } from '@campus-procurement/sdk';
import type { Core } from './createCore.ts';
import { enter } from './enter.ts';

/**
 * Does what is stored: takes on the session of another tab, or of an earlier visit, or ends with it. While something changes here,
 * that is looked at afterwards.
 *
 * @param again also when the stored session is the known one, to try once more
 */
export function follow(core: Core, again = false): void {
  if (core.changing) return;
  const stored = core.storage.get('token');
  if (stored === core.token && !again) return;
  if (stored === null) core.clear(core.storage.get('endReason') ?? 'logout');
  else adopt(core, stored);
}

function adopt(core: Core, token: string): void {
  const adopted = core.run(async (change) => {
    core.token = token;
    const now = core.ready();
    core.state.set(now ? { ...now, switching: true } : { status: 'restoring', epoch: core.state.get().epoch });
    await enter(core, change, null);
  });
  // Nobody asked for this change, so nobody wants to hear that a newer one has replaced it; a fault of ours must be heard.
  adopted.catch((error: unknown) => {
    if (!(error instanceof AbortError)) throw error;
  });
}
