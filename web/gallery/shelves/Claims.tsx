import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import ClaimSection from '#ui/claims/ClaimSection.tsx';
import { Block, State } from '../Block.tsx';

/** Defaults of suppliers: asked for, refunded in part, and the rest about to be written off. */
export function Claims() {
  const t = useT();
  const asked: Schemas['SupplierDefault'] = {
    status: 'ASKED',
    reason: t('gallery.longText'),
    requestedByName: t('gallery.someOwner'),
    requestTime: '2026-03-01T09:00:00+08:00',
    endTime: null,
    supplierName: t('gallery.sample'),
    paidAmount: '16800.00',
    acceptedAmount: '0.00',
    claimAmount: '16800.00',
    refundedAmount: '0.00',
    writtenOffAmount: '0.00',
    openAmount: '0.00',
    writingOff: false,
    evidence: [],
    refunds: [],
  };
  const ended: Schemas['SupplierDefault'] = {
    ...asked,
    status: 'ENDED',
    endTime: '2026-03-02T09:00:00+08:00',
    refundedAmount: '6800.00',
    openAmount: '10000.00',
    refunds: [
      {
        id: 'r',
        amount: '6800.00',
        refundDate: '2026-03-05',
        voucherNo: 'TK-0001',
        createTime: '2026-03-05T09:00:00+08:00',
        createByName: t('gallery.someOwner'),
        reversal: null,
        allowedActions: [],
      },
    ],
  };
  const claims = [
    asked,
    { ...ended, refundedAmount: '0.00', openAmount: '16800.00', refunds: [] },
    { ...ended, writingOff: true },
  ];
  return (
    <Block name="ClaimSection">
      {claims.map((claim) => (
        <State key={claim.openAmount} name="gallery.filled" isWide>
          <ClaimSection supplierDefault={claim} />
        </State>
      ))}
    </Block>
  );
}
