import { ActionIcon } from '@mantine/core';
import { useFullscreenDocument } from '@mantine/hooks';
import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';

/** Switches full screen on and off. Hidden in browsers that do not support it, such as on iPhones. */
export function FullScreenButton({ className }: { className?: string | undefined }) {
  const t = useT();
  const { fullscreen, toggle } = useFullscreenDocument();
  if (!document.fullscreenEnabled) return null;
  const label = fullscreen ? t('shell.leaveFullScreen') : t('shell.fullScreen');
  const Icon = fullscreen ? IconMinimize : IconMaximize;
  return (
    <ActionIcon className={className} size={32} onClick={toggle} aria-label={label} title={label}>
      <Icon size={18} stroke={1.5} />
    </ActionIcon>
  );
}
