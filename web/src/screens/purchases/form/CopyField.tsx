import { useSession } from '@campus-procurement/hooks';
import { MultiSelect } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useUserChoices } from '#ui/choices/useUserChoices.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import { limits } from './purchaseValues.ts';
import type { Purchase } from './usePurchase.ts';

/** Who gets a copy: people of the school other than the applicant, found by typing. */
export function CopyField({ form: { values, change, wrongAt, idOf } }: { form: Purchase }) {
  const t = useT();
  const session = useSession();
  const own = session.status === 'ready' ? session.user.id : null;
  const [found, search] = useUserChoices();
  const { copies } = values;
  const choices = withChosen(found, copies).filter(({ value }) => value !== own);
  return (
    <MultiSelect
      id={idOf('copyUserIds')}
      label={t('sponsor.copyTo')}
      placeholder={copies.length === 0 ? t('sponsor.copyHint') : ''}
      data={choices}
      value={copies.map(({ value }) => value)}
      onChange={(ids) => change({ copies: ids.flatMap((id) => choices.find(({ value }) => value === id) ?? []) })}
      maxValues={limits.copies}
      searchable
      openOnFocus={false}
      hidePickedOptions
      onSearchChange={useDebouncedCallback((text: string) => search(text.trim()), 300)}
      filter={({ options }) => options}
      nothingFoundMessage={t('ui.nothingFound')}
      error={wrongAt('copyUserIds')}
    />
  );
}
