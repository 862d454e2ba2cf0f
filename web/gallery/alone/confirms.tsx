import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { networkFault } from '../samples.ts';
import { useOnce } from './useOnce.ts';
import { usePressed } from './usePressed.ts';

/** Asks at once. */
function useAsked({ danger, action }: { danger: boolean; action?: () => Promise<unknown> }): void {
  const t = useT();
  const confirm = useConfirm();
  useOnce(() => {
    void confirm({
      title: t('ui.deleteRowTitle', { name: t('gallery.sample') }),
      text: t('gallery.longText'),
      confirmLabel: t(danger ? 'ui.delete' : 'ui.confirm'),
      danger,
      ...(action && { action }),
    });
  });
}

export function PlainConfirm() {
  useAsked({ danger: false });
  return null;
}

export function DangerConfirm() {
  useAsked({ danger: true });
  return null;
}

/** The dialog stays and says why. */
export function RefusedConfirm() {
  useAsked({ danger: true, action: () => Promise.reject(networkFault) });
  usePressed('[role=dialog] [data-variant=filled]');
  return null;
}
