import '@mantine/core/styles/Notification.layer.css';
import './notifications.css';
import { Notifications } from '@mantine/notifications';
import classes from './NotificationHost.module.css';

/** Where notifications appear. Default export, because it is loaded when the first one is shown. */
export default function NotificationHost() {
  return (
    <Notifications
      classNames={{ root: classes.host }}
      position="top-right"
      limit={4}
      containerWidth={360}
      pauseResetOnHover="notification"
    />
  );
}
