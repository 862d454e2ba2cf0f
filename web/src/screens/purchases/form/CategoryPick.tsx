import { TextInput } from '@mantine/core';
import { type ComponentProps, Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Choice } from '#ui/fields/LookupField.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { TextAct } from './TextAct.tsx';

const CategoryDialog = lazyPart(() => import('./CategoryDialog.tsx'));

interface CategoryPickProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'ref'> {
  categories: readonly Choice[];
  value: string;
  onChoose: (categoryId: string) => void;
}

/** The category of a line, read-only with a button that opens the window of categories. */
export function CategoryPick({ categories, value, onChoose, ...field }: CategoryPickProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const name = categories.find((category) => category.value === value)?.label ?? '';
  const open = () => setOpen(true);
  return (
    <>
      <TextInput
        {...field}
        value={name.split(' / ').at(-1) ?? ''}
        title={name}
        readOnly
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          open();
        }}
        rightSection={<TextAct onClick={open}>{t('sponsor.pick')}</TextAct>}
        rightSectionWidth={52}
      />
      <Suspense>
        {isOpen && <CategoryDialog categories={categories} value={value} onChoose={onChoose} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
