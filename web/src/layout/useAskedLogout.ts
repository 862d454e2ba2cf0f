import { useSessionStatus } from '@campus-procurement/hooks';
import { useAskToDiscard } from '#ui/drafts/useAskToDiscard.ts';
import { useLogout } from './useLogout.ts';

/** The way out of the shell: what was entered and not saved is asked about before, and is forgotten then. */
export function useAskedLogout(): () => Promise<void> {
  const { mutate } = useLogout();
  const askToDiscard = useAskToDiscard();
  const { data: status } = useSessionStatus();
  return async () => {
    if (await askToDiscard(undefined, true)) mutate(status?.redirectOrigins ?? []);
  };
}
