import { type NotificationData, notifications } from '@mantine/notifications';
import type { MessageAct } from './MessageAct.ts';
import classes from './NotificationHost.module.css';

/** Product specification, section 9. */
const milliseconds = 5000;

let shown = 0;

/**
 * Shows a notification for five seconds. Mantine stops the clock under the pointer; that it also stops while something in it has the
 * focus is ours (WCAG 2.2.1). Apart from the host, so that both stay out of the login page.
 */
export function showNotification({ id = `notification-${++shown}`, ...data }: NotificationData, act?: MessageAct): void {
  const setClock = (autoClose: number | false) => notifications.update({ ...notification, autoClose });
  const notification: NotificationData = {
    ...data,
    id,
    ...(act && {
      message: (
        <span className={classes.message}>
          {data.message}
          <button
            type="button"
            className={classes.act}
            onClick={() => {
              notifications.hide(id);
              act.onClick();
            }}
          >
            {act.label}
          </button>
        </span>
      ),
    }),
    withCloseButton: true,
    autoClose: milliseconds,
    onFocusCapture: () => setClock(false),
    onBlurCapture: () => setClock(milliseconds),
  };
  notifications.show(notification);
}
