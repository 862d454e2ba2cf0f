import { useDictionary } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './articles.module.css';

interface CategoryBarProps {
  /** The dictionary type of the categories. */
  dictType: string;
  chosen: string | undefined;
  onChoose: (category: string | undefined) => void;
}

/** The categories of a channel as a row of buttons, for readers. It always has one line, so that nothing moves when they are loaded. */
export function CategoryBar({ dictType, chosen, onChoose }: CategoryBarProps) {
  const t = useT();
  const all = { value: undefined, label: t('ui.all') };
  return (
    <fieldset className={classes.categories} aria-label={t('articles.category')}>
      {[all, ...useDictionary(dictType).choices].map(({ value, label }) => (
        <Button
          key={label}
          size="compact-md"
          fz="sm"
          fw={value === chosen ? 600 : 400}
          variant={value === chosen ? 'default' : 'subtle'}
          color="gray"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
