import { TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import type { Choice } from '#ui/fields/LookupField.tsx';
import classes from './categoryDialog.module.css';

/** So many are listed; the others are found by typing. */
const most = 100;

interface CategoryDialogProps {
  categories: readonly Choice[];
  value: string;
  onChoose: (categoryId: string) => void;
  onClose: () => void;
}

/** The goods categories in a window of their own, for schools that choose them so: a search above, the tree as paths below. */
export default function CategoryDialog({ categories, value, onChoose, onClose }: CategoryDialogProps) {
  const t = useT();
  const [text, type] = useState('');
  const words = text.trim().toLowerCase();
  const found = categories.filter(({ label }) => label.toLowerCase().includes(words));
  return (
    <Dialog onClose={onClose} title={t('sponsor.chooseCategory')} size={560}>
      <TextInput
        aria-label={t('sponsor.findCategory')}
        placeholder={t('sponsor.findCategory')}
        leftSection={<IconSearch size={15} aria-hidden />}
        value={text}
        maxLength={50}
        autoComplete="off"
        data-autofocus
        onChange={(event) => type(event.currentTarget.value)}
      />
      <ul className={classes.list}>
        {found.slice(0, most).map((category) => (
          <li key={category.value}>
            <UnstyledButton
              className={classes.choice}
              aria-pressed={category.value === value}
              onClick={() => {
                onChoose(category.value);
                onClose();
              }}
            >
              {category.label}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={classes.note}>{t('ui.nothingFound')}</p>}
      {found.length > most && <p className={classes.note}>{t('sponsor.moreCategories', { count: found.length - most })}</p>}
    </Dialog>
  );
}
