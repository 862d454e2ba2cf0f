import { type CSSProperties, memo, type ReactNode } from 'react';
import { Content } from '../text/Content.tsx';
import type { Column } from './Column.ts';

interface CellProps<T> extends CSSProperties {
  row: T;
  draw: Column<T>['cell'];
  isRowHeader: boolean;
  align: 'end' | undefined;
  pinned: string | undefined;
}

/** One of many: all that it gets can be compared, so that it is drawn anew only with another row or column. */
export const Cell = memo(function Cell<T>({ row, draw, isRowHeader, align, pinned, ...style }: CellProps<T>) {
  const cell = { 'data-align': align, 'data-pinned': pinned, style, children: <Content>{draw(row)}</Content> };
  return isRowHeader ? <th scope="row" {...cell} /> : <td {...cell} />;
}) as <T>(props: CellProps<T>) => ReactNode;
