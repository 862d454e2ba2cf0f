import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { SideDrawer } from '../feedback/SideDrawer.tsx';
import { type Queried, QueryView } from './QueryView.tsx';

interface DetailDrawerProps<T> {
  title: string;
  query: Queried<T>;
  onClose: () => void;
  children: (data: T) => ReactNode;
}

/** Everything about one row, beside the list it stands in. */
export function DetailDrawer<T>({ title, query, onClose, children }: DetailDrawerProps<T>) {
  return (
    <SideDrawer onClose={onClose} title={title} size={640}>
      <QueryView query={query}>{(data) => <Stack gap="lg">{children(data)}</Stack>}</QueryView>
    </SideDrawer>
  );
}
