import type { TickState, TreeRow } from '@campus-procurement/hooks';
import { Checkbox } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import classes from './CheckTree.module.css';
import type { CheckNode } from './checkNode.ts';

interface TreeItemProps {
  ref: Ref<HTMLDivElement>;
  row: TreeRow<CheckNode>;
  state: TickState;
  isExpanded: boolean;
  /** Whether it has the one tab stop of the tree. */
  isActive: boolean;
  isWrong: boolean;
  disabled: boolean;
  onExpand: (isExpanded: boolean) => void;
  onToggle: () => void;
  onFocus: () => void;
}

const ariaChecked = { checked: true, mixed: 'mixed', unchecked: false } as const;

/** One row of a tree that is ticked. Clicks are for the pointer only; the keyboard is the tree's. */
export function TreeItem(props: TreeItemProps) {
  const { ref, row, state, isExpanded, isActive, isWrong, disabled, onExpand, onToggle, onFocus } = props;
  const id = useId();
  const { node, level, position, siblings } = row;
  const isOpen = isExpanded && node.children.length > 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the tree around it
    <div
      ref={ref}
      role="treeitem"
      className={classes.item}
      style={{ '--level': level - 1 }}
      aria-labelledby={id}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-checked={ariaChecked[state]}
      aria-expanded={node.children.length > 0 ? isOpen : undefined}
      aria-disabled={disabled || undefined}
      data-refused={isWrong || undefined}
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
      onClick={onToggle}
    >
      {/* biome-ignore-start lint/a11y/noStaticElementInteractions: the arrow keys do the same */}
      {/* biome-ignore-start lint/a11y/useKeyWithClickEvents: the arrow keys do the same */}
      <span
        className={classes.chevron}
        data-open={isOpen || undefined}
        onClick={(event) => {
          event.stopPropagation();
          onExpand(!isOpen);
        }}
      >
        {node.children.length > 0 && <IconChevronRight size={14} aria-hidden />}
      </span>
      {/* biome-ignore-end lint/a11y/useKeyWithClickEvents: see above */}
      {/* biome-ignore-end lint/a11y/noStaticElementInteractions: see above */}
      {/* A click on it is a click on the row. */}
      <Checkbox
        size="xs"
        tabIndex={-1}
        aria-label={node.label}
        checked={state === 'checked'}
        indeterminate={state === 'mixed'}
        disabled={disabled}
        readOnly
      />
      <span id={id} className={classes.label}>
        {node.label} <span className={classes.note}>{node.note}</span>
      </span>
    </div>
  );
}
