import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../loading/lazyPart.tsx';
import { notificationHostWanted } from './notify.ts';

const NotificationHost = lazyPart(() => import('./NotificationHost.tsx'));

/** Renders the notifications from the first one on. */
export function Toaster() {
  const wanted = useSyncExternalStore(notificationHostWanted.subscribe, notificationHostWanted.get);
  return (
    wanted && (
      <Suspense>
        <NotificationHost />
      </Suspense>
    )
  );
}
