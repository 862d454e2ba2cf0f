import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import classes from './UserMenu.module.css';

/** A list of menu items. The arrow keys, Home and End move through them; Tab does so too, so that the focus is never trapped. */
export function MenuList({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    const index = items.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, HTMLElement | undefined> = {
      ArrowDown: items[index + 1] ?? items[0],
      ArrowUp: items[index - 1] ?? items.at(-1),
      Home: items[0],
      End: items.at(-1),
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <div ref={menu} role="menu" aria-label={label} className={classes.menu} onKeyDown={onKeyDown} tabIndex={-1}>
      {children}
    </div>
  );
}
