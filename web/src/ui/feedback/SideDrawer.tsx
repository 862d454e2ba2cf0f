import { Drawer, type DrawerProps } from '@mantine/core';
import { Content } from '../text/Content.tsx';
import { markFocus } from './markFocus.ts';
import { useEscape } from './useEscape.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

/** A drawer at the right that is there only while it is open. */
export function SideDrawer({ title, ...props }: Omit<DrawerProps, 'opened' | 'position'>) {
  useReturnedFocus();
  useEscape(true, props.onClose);
  const styles = { title: { fontWeight: 600 } };
  return (
    <Drawer
      opened
      position="right"
      onFocusCapture={markFocus}
      styles={styles}
      {...props}
      title={title && <Content>{title}</Content>}
      closeOnEscape={false}
    />
  );
}
