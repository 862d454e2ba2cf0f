import { IconChevronRight } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './TreeTable.module.css';

interface TreeToggleProps {
  name: string;
  isOpen: boolean;
  isFixed: boolean;
  onChange: (isOpen: boolean) => void;
}

/** Opens and closes a row of a tree, also by the arrow keys. */
export function TreeToggle({ name, isOpen, isFixed, onChange }: TreeToggleProps) {
  const t = useT();
  return (
    <button
      type="button"
      className={classes.toggle}
      data-open={isOpen || undefined}
      aria-expanded={isOpen}
      aria-label={t('ui.below', { name })}
      disabled={isFixed}
      onClick={() => onChange(!isOpen)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight' || key === 'ArrowLeft') onChange(key === 'ArrowRight');
      }}
    >
      <IconChevronRight size={14} aria-hidden />
    </button>
  );
}
