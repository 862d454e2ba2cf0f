import type { Tree } from '@campus-procurement/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { CheckNode } from './checkNode.ts';

/** Milliseconds after which a new search by typing begins. */
const typeAheadPause = 600;

/**
 * The keyboard of a tree as the ARIA authoring practices describe it: one tab stop, arrows, Home and End, typing a name, Space ticks.
 * @returns the node that has the tab stop, the key handler, and what registers the elements
 */
export function useTreeKeys({ rows, isExpanded, setExpanded }: Tree<CheckNode>, onToggle: (id: string) => void) {
  const elements = useRef(new Map<string, HTMLElement>());
  const typed = useRef({ text: '', at: 0 });
  const [chosen, setActive] = useState<string>();
  // A collapsed branch may have hidden the chosen node.
  const index = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === chosen),
  );
  const active = rows[index];

  function focus(node: CheckNode | null | undefined) {
    if (!node) return;
    setActive(node.id);
    elements.current.get(node.id)?.focus();
  }

  function findTyped(key: string) {
    const now = Date.now();
    const text = (now - typed.current.at > typeAheadPause ? '' : typed.current.text) + key.toLowerCase();
    typed.current = { text, at: now };
    const start = text.length === 1 ? index + 1 : index;
    const inOrder = [...rows.slice(start), ...rows.slice(0, start)];
    return inOrder.find(({ node }) => node.label.toLowerCase().startsWith(text))?.node;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return;
    const { node, parent } = active;
    const isOpen = node.children.length > 0 && isExpanded(node.id);
    const moves: Record<string, () => void> = {
      ArrowDown: () => focus(rows[index + 1]?.node),
      ArrowUp: () => focus(rows[index - 1]?.node),
      Home: () => focus(rows[0]?.node),
      End: () => focus(rows.at(-1)?.node),
      ArrowRight: () => (isOpen ? focus(node.children[0]) : setExpanded(node.id, true)),
      ArrowLeft: () => (isOpen ? setExpanded(node.id, false) : focus(parent)),
      ' ': () => onToggle(node.id),
    };
    const move = moves[event.key] ?? (event.key.length === 1 ? () => focus(findTyped(event.key)) : undefined);
    if (!move) return;
    event.preventDefault();
    move();
  }

  return {
    active: active?.node.id,
    setActive,
    onKeyDown,
    register: (id: string) => (element: HTMLElement | null) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
  };
}
