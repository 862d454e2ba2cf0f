import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTransition } from 'react';
import { languageNames, languages, translate } from '#i18n/catalog.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { notify } from './notify.ts';

/** Switches to the other language, which is named in itself: whoever looks for it can read it. */
export function LanguageSwitch() {
  const { language, setLanguage, t } = useLanguage();
  const [isSwitching, startSwitching] = useTransition();
  const other = languages.find((each) => each !== language) ?? language;

  const onClick = () =>
    startSwitching(async () => {
      try {
        await setLanguage(other);
        notify.success(translate(other, 'common.languageChanged'));
      } catch {
        // Only fetching the texts can fail here.
        notify.error(t('common.errorTitle'), t('common.errorNetwork'));
      }
    });

  return (
    <Button
      variant="subtle"
      color="gray"
      px={8}
      fw={400}
      lang={other}
      onClick={onClick}
      disabled={isSwitching}
      leftSection={<IconLanguage size={18} stroke={1.5} />}
    >
      {languageNames[other]}
    </Button>
  );
}
