import type { RouteObject } from 'react-router-dom';
import { Guard } from './Guard.tsx';

/** One route for every address: what it shows is decided by `Guard` with the table in `routes.tsx`. */
export const routerRoutes: RouteObject[] = [{ path: '*', element: <Guard /> }];
