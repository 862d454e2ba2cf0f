import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Message.module.css';

const icons = { error: IconAlertCircle, warning: IconAlertTriangle, success: IconCircleCheck };

interface MessageProps {
  tone: keyof typeof icons;
  /** `alert` for what has just gone wrong; nothing where the surroundings are announced already. */
  role?: 'alert';
  children: ReactNode;
}

/** Something to know, in place and staying. */
export function Message({ tone, role, children }: MessageProps) {
  const Icon = icons[tone];
  return (
    <div className={classes.message} data-tone={tone} role={role}>
      <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden />
      <div className={classes.content}>{children}</div>
    </div>
  );
}
