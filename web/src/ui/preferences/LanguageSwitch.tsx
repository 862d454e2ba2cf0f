import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { languageNames, languages } from '#i18n/catalog.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useSwitchLanguage } from './useSwitchLanguage.ts';

/** Switches to the other language, which is named in itself: whoever looks for it can read it. */
export function LanguageSwitch() {
  const { language } = useLanguage();
  const { switchTo, isSwitching } = useSwitchLanguage();
  const other = languages.find((each) => each !== language) ?? language;
  return (
    <Button
      variant="subtle"
      color="gray"
      px={8}
      fw={400}
      lang={other}
      onClick={() => switchTo(other)}
      disabled={isSwitching}
      leftSection={<IconLanguage size={18} stroke={1.5} />}
    >
      {languageNames[other]}
    </Button>
  );
}
