import { safeRedirect } from '@campus-procurement/hooks';
import { Navigate, useLocation } from 'react-router-dom';

const prefix = '/redirect';

/** `/redirect/user/role?current=2` redirects to `/user/role?current=2`, which reloads a page. It never leaves the product. */
export function RedirectHelper() {
  const { pathname, search } = useLocation();
  return <Navigate to={safeRedirect(pathname.slice(prefix.length) + search)} replace />;
}
