import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';

/** Warnings about a supplier from the registry; empty if there are none. */
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
