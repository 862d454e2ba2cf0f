import { safeRedirect, useAccountStored, useSession } from '@campus-procurement/hooks';
import { Navigate } from 'react-router-dom';

/** Leads on after a login: to the wanted page, else to the one that this account has chosen to begin with. */
export function Onward({ wanted }: { wanted: string | null }) {
  const { status } = useSession();
  const path = safeRedirect(wanted);
  // The root is where everybody comes in: who wants that wants nothing in particular.
  return path === '/' && status === 'ready' ? <ToLanding /> : <Navigate to={path} replace />;
}

function ToLanding() {
  const [landing] = useAccountStored('homeMenu');
  return <Navigate to={safeRedirect(landing?.path)} replace />;
}
