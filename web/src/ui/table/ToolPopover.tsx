import { ActionIcon, Popover } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ToolPopover.module.css';

interface ToolPopoverProps {
  label: string;
  Icon: Icon;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Something goes on behind the closed popover. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A tool of a list: a button, and what it opens. */
export function ToolPopover({ label, Icon, isOpen, onOpen, isBusy = false, children }: ToolPopoverProps) {
  return (
    <Popover width={300} opened={isOpen} onChange={onOpen} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          size="var(--app-control)"
          variant="default"
          loading={isBusy && !isOpen}
          onClick={() => onOpen(!isOpen)}
          aria-label={label}
          title={label}
        >
          <Icon size={16} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
