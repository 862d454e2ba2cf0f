import { useSessionActions } from '@campus-procurement/hooks';
import { useMutation } from '@tanstack/react-query';
import { signOutAddress } from './signOutAddress.ts';

/** Logs out, and goes on to the school's own sign-out page where the server names one. */
export function useLogout() {
  const { logout } = useSessionActions();
  return useMutation({
    mutationFn: logout,
    onSuccess({ redirectUrl }) {
      const address = signOutAddress(redirectUrl, window.location.origin);
      if (address) window.location.assign(address);
    },
  });
}
