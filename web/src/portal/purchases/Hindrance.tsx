import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Link } from '../address/Link.tsx';

interface HindranceProps {
  text: string;
  remedy: Schemas['BiddablePurchaseDetail']['remedy'];
}

/** Why a supplier may not take part, and what mends that. */
export function Hindrance({ text, remedy }: HindranceProps) {
  const t = useT();
  return (
    <p className="po-message" data-tone="wait" role="status">
      <b>{t('portalBids.hindrance')}</b> {text} {remedy === 'CONTACT' && t('portalBids.remedy_CONTACT')}
      {(remedy === 'PROFILE' || remedy === 'WAIT') && <Link to="/profile">{t(`portalBids.remedy_${remedy}`)}</Link>}
    </p>
  );
}
