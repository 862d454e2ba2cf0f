import { safeRedirect, useAccountStored, useSession } from '@campus-procurement/hooks';
import { Navigate } from 'react-router-dom';

/** Opens a page after the login: the requested one, else the start page of this account. */
export function Onward({ wanted }: { wanted: string | null }) {
  const { status } = useSession();
  const path = safeRedirect(wanted);
  // Everybody enters at the root, so it does not count as a requested page.
  return path === '/' && status === 'ready' ? <ToLanding /> : <Navigate to={path} replace />;
}

function ToLanding() {
  const [landing] = useAccountStored('homeMenu');
  return <Navigate to={safeRedirect(landing?.path)} replace />;
}
