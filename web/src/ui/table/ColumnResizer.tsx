import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './PagedTable.module.css';

/** Pixels. */
const least = 60;
const most = 900;
const step = 16;

interface ColumnResizerProps {
  label: string;
  /** A width in px while it is being dragged; null when it goes back to what the column needs. */
  onResize: (width: number | null) => void;
  /** The last width is meant. */
  onResized: () => void;
}

/** The end of a column's heading, by which it is made wider: with the pointer, with the arrow keys, or as wide as needed (double click). */
export function ColumnResizer({ label, onResize, onResized }: ColumnResizerProps) {
  const t = useT();
  const start = useRef<{ x: number; width: number } | null>(null);

  const widthOf = (handle: HTMLElement) => handle.closest('th')?.offsetWidth ?? least;
  const resize = (width: number) => onResize(Math.round(Math.min(most, Math.max(least, width))));

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: widthOf(event.currentTarget) };
  }

  function onPointerMove(event: PointerEvent) {
    if (start.current) resize(start.current.width + event.clientX - start.current.x);
  }

  function onPointerUp() {
    if (start.current) onResized();
    start.current = null;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const wider = { ArrowRight: step, ArrowLeft: -step }[event.key];
    if (wider === undefined) return;
    event.preventDefault();
    resize(widthOf(event.currentTarget) + wider);
    onResized();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <hr> takes no focus and does nothing; this is ARIA's window splitter
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('ui.columnWidth', { column: label })}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={least}
      tabIndex={0}
      className={classes.resizer}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
      onDoubleClick={() => {
        onResize(null);
        onResized();
      }}
    />
  );
}
