import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** Where notifications appear. Default export, because it is loaded when the first one is shown. */
export default function NotificationHost() {
  return <Notifications position="top-right" limit={4} containerWidth={380} pauseResetOnHover="notification" />;
}
