import { Drawer } from '@mantine/core';
import { memo, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useProductName } from '#ui/usePageTitle.ts';
import { NavMenu } from './NavMenu.tsx';
import classes from './Shell.module.css';

interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The navigation of a small window. Closed, it is not drawn anew with each page. */
export const MenuDrawer = memo(function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const product = useProductName();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={product}
      size={280}
      padding={0}
      classNames={{ header: classes.drawerHeader, title: classes.drawerTitle }}
    >
      <MenuUntilUsed onUsed={onClose} />
    </Drawer>
  );
});

function MenuUntilUsed({ onUsed }: { onUsed: () => void }) {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  useEffect(() => {
    // Another page has been opened, so the way to it is no longer needed.
    if (pathname !== openedAt) onUsed();
  }, [pathname, openedAt, onUsed]);
  return <NavMenu />;
}
