import type { NotificationData } from '@mantine/notifications';
import { errorNotices } from './errorNotices.ts';
import type { MessageAct } from './MessageAct.ts';

type Listener = () => void;
let wanted = false;
const listeners = new Set<Listener>();

/** Whether anything has been said yet: only then the host is loaded. */
export const notificationHostWanted = {
  get: () => wanted,
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

async function show(data: NotificationData, act?: MessageAct): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  try {
    const { showNotification } = await import('./notificationStore.tsx');
    showNotification(data, act);
  } catch (cause) {
    console.error(`This could not be shown: ${String(data.message)}`, cause);
  }
}

/** Short messages in the corner of the window. */
export const notify = {
  success: (message: string, act?: MessageAct) => void show({ message, color: 'var(--app-good-dot)', role: 'status' }, act),
  /** @param id the same message is not shown twice at a time */
  error(title: string, message: string, id = message) {
    errorNotices.add(title, message);
    void show({ id, title, message, color: 'var(--app-bad-dot)' });
  },
};
