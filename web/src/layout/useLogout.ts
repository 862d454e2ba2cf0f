import { useSessionActions } from '@campus-procurement/hooks';
import { useMutation } from '@tanstack/react-query';
import { signOutAddress } from './signOutAddress.ts';

/**
 * Logs out, and opens the school's own sign-out page if the server names one.
 * @returns a mutation whose argument is the list of https origins that may be opened
 */
export function useLogout() {
  const { logout } = useSessionActions();
  return useMutation({
    mutationFn: (_origins: readonly string[]) => logout(),
    onSuccess({ redirectUrl }, origins) {
      const address = signOutAddress(redirectUrl, window.location.origin, origins);
      if (address) window.location.assign(address);
    },
  });
}
