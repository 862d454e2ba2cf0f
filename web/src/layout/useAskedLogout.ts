import { useSessionStatus } from '@campus-procurement/hooks';
import { useAskToDiscard } from '#ui/drafts/useAskToDiscard.ts';
import { useLogout } from './useLogout.ts';

/** Returns a function that logs out. It asks first if there are unsaved entries, which are then discarded. */
export function useAskedLogout(): () => Promise<void> {
  const { mutate } = useLogout();
  const askToDiscard = useAskToDiscard();
  const { data: status } = useSessionStatus();
  return async () => {
    if (await askToDiscard(undefined, true)) mutate(status?.redirectOrigins ?? []);
  };
}
