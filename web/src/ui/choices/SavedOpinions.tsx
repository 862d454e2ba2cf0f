import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './SavedOpinions.module.css';

interface SavedOpinionsProps {
  /** What the decision is; opinions for the other one are left out. Without it all are offered. */
  result?: 'APPROVED' | 'REJECTED';
  onChoose: (content: string) => void;
}

/** Offers the approval comments that the user and the school have saved; nothing if there are none. */
export function SavedOpinions({ result, onChoose }: SavedOpinionsProps) {
  const t = useT();
  const { data = [] } = useApiQuery('listApplyComments', { query: {} });
  const other: Schemas['ApplyCommentType'] | null = result ? (result === 'APPROVED' ? 'REJECT' : 'APPROVE') : null;
  const fitting = data.filter(({ commentType }) => commentType !== other);
  if (fitting.length === 0) return null;
  return (
    <Menu position="bottom-start" shadow="md" width={260} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button size="compact-xs" variant="subtle" rightSection={<IconChevronDown size={14} aria-hidden />}>
          {t('ui.savedOpinions')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.opinions}>
        {fitting.map(({ id, content }) => (
          <Menu.Item key={id} onClick={() => onChoose(content)}>
            {content}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
