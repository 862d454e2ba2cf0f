import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';

/** What warns of a supplier in the registry; nothing where nothing does. */
export function Liveness({ info: { operatingStatus, dishonest } }: { info: Schemas['GsInfo'] }) {
  const t = useT();
  const isAlive = operatingStatus === 'EXISTING' || operatingStatus === 'OPERATING';
  return (
    <>
      {!isAlive && <Message tone="error">{t('suppliers.gsNotAlive', { status: t(`suppliers.gs${operatingStatus}`) })}</Message>}
      {dishonest && <Message tone="error">{t('suppliers.gsDishonest')}</Message>}
    </>
  );
}
