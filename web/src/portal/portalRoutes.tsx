import type { ComponentType } from 'react';
import { lazyScreen } from '../app/lazyScreen.ts';

/** A page of the portal. */
export interface PortalRoute {
  /** The address below `/portal`; what begins with a colon is a property of the screen. */
  path: string;
  /** Whether it is read without a login. */
  public?: true;
  /** The place in the navigation that it belongs to. */
  place: 'purchases' | 'notices' | 'messages' | 'profile';
  /** Whether it is one task: on a phone its act takes the place of the navigation. */
  task?: true;
  Screen: ComponentType<Record<string, string>>;
}

/** All pages of the portal. */
export const portalRoutes: readonly PortalRoute[] = [
  {
    path: '/',
    place: 'purchases',
    Screen: lazyScreen(() => import('./purchases/PurchasesScreen.tsx'), ['portalBids']),
  },
  {
    path: '/purchases/:projectId',
    place: 'purchases',
    Screen: lazyScreen(() => import('./purchases/PurchaseScreen.tsx'), ['portalBids', 'validation']),
  },
  {
    path: '/purchases/:projectId/quote',
    place: 'purchases',
    task: true,
    Screen: lazyScreen(() => import('./quote/QuoteScreen.tsx'), ['portalBids', 'validation']),
  },
  {
    path: '/notices',
    place: 'notices',
    public: true,
    Screen: lazyScreen(() => import('./notices/NoticesScreen.tsx'), []),
  },
  {
    path: '/notices/:id',
    place: 'notices',
    public: true,
    Screen: lazyScreen(() => import('./notices/NoticeScreen.tsx'), []),
  },
  {
    path: '/profile',
    place: 'profile',
    Screen: lazyScreen(() => import('./profile/ProfileScreen.tsx'), ['portalProfile', 'validation']),
  },
  { path: '/messages', place: 'messages', Screen: lazyScreen(() => import('./messages/MessagesScreen.tsx'), []) },
];
