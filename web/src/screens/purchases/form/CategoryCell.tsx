import { useFeatureFlag } from '@campus-procurement/hooks';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Choice } from '#ui/fields/LookupField.tsx';
import { CategoryPick } from './CategoryPick.tsx';
import classes from './sheet.module.css';

interface CategoryCellProps {
  id: string;
  label: string;
  value: string;
  categories: readonly Choice[];
  onChoose: (categoryId: string) => void;
  placeholder?: string;
  isWrong: boolean;
  wrongId: string;
}

/** The category of a line. Only the cell that is in use is a list: two hundred lists would make the sheet slow. */
export function CategoryCell({ id, label, value, categories, onChoose, placeholder, isWrong, wrongId }: CategoryCellProps) {
  const t = useT();
  const inWindow = useFeatureFlag('categoryWhetherUsePopupMode');
  const [isActive, setActive] = useState(false);
  const name = categories.find((category) => category.value === value)?.label ?? '';
  const shared = {
    id,
    'aria-label': label,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? wrongId : undefined,
    placeholder,
  };
  if (inWindow) {
    const pick = { id, categories, value, onChoose, placeholder, error: isWrong, classNames: { input: classes.cell ?? '' } };
    return <CategoryPick {...pick} variant="unstyled" aria-label={label} />;
  }
  if (!isActive) {
    return (
      <input
        {...shared}
        className={classes.cell}
        // The last part of the path says most.
        value={name.split(' / ').at(-1)}
        title={name}
        role="combobox"
        aria-expanded={false}
        aria-controls={id}
        readOnly
        onFocus={() => setActive(true)}
      />
    );
  }
  return (
    <Select
      {...shared}
      classNames={{ input: classes.cell ?? '' }}
      variant="unstyled"
      data={categories}
      value={value || null}
      onChange={(next) => next && onChoose(next)}
      comboboxProps={{ width: 280, position: 'bottom-start' }}
      searchable
      autoFocus
      rightSection={null}
      nothingFoundMessage={t('ui.nothingFound')}
      allowDeselect={false}
      onBlur={() => setActive(false)}
    />
  );
}
