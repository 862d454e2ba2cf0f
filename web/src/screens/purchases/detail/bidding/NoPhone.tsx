import { useUser } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';

/** Warns officers without a phone before they publish: the notice would name the contact of the school instead of them. */
export function NoPhone() {
  const t = useT();
  if (useUser().phone !== null) return null;
  return (
    <Message tone="warning">
      {t('bidding.noPhone')} <TextLink to="/information/userInfo">{t('bidding.enterPhone')}</TextLink>
    </Message>
  );
}
