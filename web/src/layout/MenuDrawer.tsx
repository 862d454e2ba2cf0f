import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useEscape } from '#ui/feedback/useEscape.ts';
import { useProductName } from '#ui/page/usePageTitle.ts';
import { NavMenu } from './NavMenu.tsx';
import classes from './Shell.module.css';

interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The navigation in small windows. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const product = useProductName();
  useEscape(isOpen, onClose);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      title={product}
      size={280}
      padding={0}
      classNames={{ header: classes.drawerHeader, title: classes.drawerTitle }}
    >
      <MenuUntilUsed onUsed={onClose} />
    </Drawer>
  );
}

function MenuUntilUsed({ onUsed }: { onUsed: () => void }) {
  // Not the path, because an entry can also link to the start of the open page.
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) onUsed();
  }, [key, openedAt, onUsed]);
  return <NavMenu />;
}
