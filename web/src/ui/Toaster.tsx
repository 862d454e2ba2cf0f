import { lazy, Suspense, useSyncExternalStore } from 'react';
import { notificationHostWanted } from './notify.ts';

const NotificationHost = lazy(() => import('./NotificationHost.tsx'));

/** Renders the notifications from the first one on. */
export function Toaster() {
  const wanted = useSyncExternalStore(notificationHostWanted.subscribe, notificationHostWanted.get, notificationHostWanted.get);
  return (
    wanted && (
      <Suspense>
        <NotificationHost />
      </Suspense>
    )
  );
}
