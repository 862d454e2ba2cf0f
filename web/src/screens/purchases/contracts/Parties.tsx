import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Properties } from '#ui/page/Properties.tsx';

/** Who makes a contract, whom to call, until when it is delivered, and how long the warranty lasts. */
export function Parties({ contract }: { contract: Schemas['ContractDetail'] }) {
  const t = useT();
  const format = useFormat();
  const { partyA, partyAContact, partyAPhone, partyB, partyBContact, partyBPhone, deliveryDate, warrantyMonths } = contract;
  const { partyBAccount } = contract;
  const person = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ') || '–';
  return (
    <Properties
      items={[
        [t('contracts.partyA'), partyA],
        [t('contracts.contactA'), person(partyAContact, partyAPhone)],
        [t('contracts.partyB'), partyB],
        [t('contracts.contactB'), person(partyBContact, partyBPhone)],
        [
          t('contracts.account'),
          partyBAccount === null ? t('contracts.accountMissing') : person(partyBAccount.bankName, partyBAccount.account),
        ],
        [t('contracts.deliveryDate'), deliveryDate === null ? '–' : format.date(deliveryDate)],
        [t('contracts.warranty'), warrantyMonths === null ? '–' : t('contracts.months', { count: warrantyMonths })],
      ]}
    />
  );
}
