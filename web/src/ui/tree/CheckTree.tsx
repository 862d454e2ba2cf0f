import { tickStateOf, toggleTick, treeIds, useTree } from '@campus-procurement/hooks';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './CheckTree.module.css';
import type { CheckNode } from './checkNode.ts';
import { TreeItem } from './TreeItem.tsx';
import { useTreeKeys } from './useTreeKeys.ts';

interface CheckTreeProps {
  roots: readonly CheckNode[];
  ticked: ReadonlySet<string>;
  onChange: (ticked: Set<string>) => void;
  /** Ticked nodes that are refused. They are marked and in sight. */
  wrong?: readonly string[];
  labelledBy: string;
  disabled?: boolean;
}

const none: readonly string[] = [];

/** A tree whose nodes are ticked, with half-ticked states. Mantine's own has no Home, End or typing, and Space does not tick. */
export function CheckTree({ roots, ticked, onChange, wrong = none, labelledBy, disabled = false }: CheckTreeProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const tree = useTree(roots, wanted === '' ? null : ({ label }) => label.toLowerCase().includes(wanted));
  const onToggle = (id: string) => !disabled && onChange(toggleTick(roots, ticked, id));
  const keys = useTreeKeys(tree, onToggle);
  const ids = treeIds(roots);
  const hidden = wrong.filter((id) => ids.includes(id) && !tree.rows.some(({ node }) => node.id === id));
  const [shown, show] = useState('');
  // Once for each refusal, so that what was opened for it can be closed again.
  if (hidden.length > 0 && shown !== wrong.join()) {
    show(wrong.join());
    setTyped('');
    tree.expandAll();
  }
  const elsewhere = [...ticked].filter((id) => !ids.includes(id));

  return (
    <div className={classes.root}>
      <Group className={classes.toolbar} gap={4}>
        <Text size="xs" c="dimmed" mr="auto" aria-live="polite">
          {t('ui.chosen', { count: ticked.size - elsewhere.length })}
        </Text>
        <ToolbarButton label={t('ui.expandAll')} onClick={tree.expandAll} />
        <ToolbarButton label={t('ui.collapseAll')} onClick={tree.collapseAll} />
        {!disabled && <ToolbarButton label={t('ui.selectAll')} onClick={() => onChange(new Set([...elsewhere, ...ids]))} />}
        {!disabled && <ToolbarButton label={t('ui.clearAll')} onClick={() => onChange(new Set(elsewhere))} />}
      </Group>
      <TextInput
        className={classes.search}
        variant="unstyled"
        size="xs"
        type="search"
        leftSection={<IconSearch size={14} stroke={1.5} aria-hidden />}
        placeholder={t('ui.findInTree')}
        aria-label={t('ui.findInTree')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.tree} role="tree" aria-labelledby={labelledBy} onKeyDown={keys.onKeyDown}>
        {tree.rows.map((row) => (
          <TreeItem
            key={row.node.id}
            ref={keys.register(row.node.id)}
            row={row}
            state={tickStateOf(row.node, ticked)}
            isExpanded={tree.isExpanded(row.node.id)}
            isActive={keys.active === row.node.id}
            isWrong={wrong.includes(row.node.id)}
            disabled={disabled}
            onExpand={(isExpanded) => tree.setExpanded(row.node.id, isExpanded)}
            onToggle={() => onToggle(row.node.id)}
            onFocus={() => keys.setActive(row.node.id)}
          />
        ))}
        {tree.rows.length === 0 && (
          <Text size="xs" c="dimmed" p="xs" role="status">
            {t('ui.nothingInTree')}
          </Text>
        )}
      </div>
    </div>
  );
}

function ToolbarButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="subtle" size="compact-xs" fw={400} onClick={onClick}>
      {label}
    </Button>
  );
}
