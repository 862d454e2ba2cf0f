import type { KeptReceipt } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useId, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { isGenuine } from './makeReceipt.ts';
import { Verdict } from './Verdict.tsx';

/** Whether a saved receipt is what the platform has recorded. */
async function check(file: File, receipts: readonly Schemas['QuoteReceipt'][]): Promise<boolean> {
  try {
    const saved: KeptReceipt = JSON.parse(await file.text());
    const known = receipts.find(({ quoteId }) => quoteId === saved.quoteId);
    return known !== undefined && (await isGenuine(saved, known.commitment));
  } catch {
    return false; // Not a receipt at all.
  }
}

/** Checks a receipt that was saved as a file, on this or another device. The file is read here and not sent. */
export function VerifyFile({ receipts }: { receipts: readonly Schemas['QuoteReceipt'][] }) {
  const t = useT();
  const id = useId();
  const [verdict, setVerdict] = useState<boolean | null>(null);
  return (
    <div className="po-field po-no-print">
      <label htmlFor={id}>{t('portalBids.verifyFile')}</label>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (file) setVerdict(await check(file, receipts));
        }}
      />
      <Verdict isGenuine={verdict} />
    </div>
  );
}
