import { Suspense } from 'react';
import { lazyPart } from '../loading/lazyPart.tsx';
import type Virtual from './VirtualRows.tsx';
import type { VirtualRowsProps } from './VirtualRows.tsx';

/** Whatever the rows are: a part that is fetched late has lost that. */
const VirtualRows = lazyPart(() => import('./VirtualRows.tsx')) as unknown as typeof Virtual;

/** Of more rows than this, only those are drawn that are in sight. */
const mostDrawn = 100;
/** As many as a window has room for. */
const firstDrawn = 20;

/** The rows of a table, however many they are. */
export function TableRows<R extends { id: string }>(props: VirtualRowsProps<R>) {
  const { rows, draw } = props;
  if (rows.length <= mostDrawn) return <tbody>{rows.map((row) => draw(row))}</tbody>;
  return (
    <Suspense fallback={<tbody>{rows.slice(0, firstDrawn).map((row) => draw(row))}</tbody>}>
      <VirtualRows {...props} />
    </Suspense>
  );
}
