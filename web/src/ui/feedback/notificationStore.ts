import { type NotificationData, notifications } from '@mantine/notifications';

/** Product specification, section 9. */
const milliseconds = 5000;

let shown = 0;

/**
 * Shows a notification for five seconds. Mantine stops the clock under the pointer; that it also stops while something in it has the
 * focus is ours (WCAG 2.2.1). Apart from the host, so that both stay out of the login page.
 */
export function showNotification({ id = `notification-${++shown}`, ...data }: NotificationData): void {
  const setClock = (autoClose: number | false) => notifications.update({ ...notification, autoClose });
  const notification: NotificationData = {
    ...data,
    id,
    withCloseButton: true,
    autoClose: milliseconds,
    onFocusCapture: () => setClock(false),
    onBlurCapture: () => setClock(milliseconds),
  };
  notifications.show(notification);
}
