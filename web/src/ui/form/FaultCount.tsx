import { useT } from '#i18n/LanguageProvider.tsx';

/** Says how many fields keep a form from being saved: in the app, the registration and the portal. */
export function FaultCount({ count }: { count: number }) {
  const t = useT();
  return <span>{t('validation.attention', { count })}</span>;
}
