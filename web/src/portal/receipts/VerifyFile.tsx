import type { KeptReceipt } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { sha256 } from '@campus-procurement/sdk/commitment';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { FileButton } from '../blocks/FileButton.tsx';
import { isOnRecord } from './makeReceipt.ts';
import { Verdict } from './Verdict.tsx';

type Receipts = readonly Schemas['QuoteReceipt'][];

/** Whether a saved receipt, or a file of the technical part, is what the platform has recorded. */
async function check(file: File, receipts: Receipts): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const saved = receiptIn(bytes);
  if (saved === null) {
    const found = sha256(bytes);
    return receipts.some(({ files }) => files.some((known) => known.sha256 === found));
  }
  const known = receipts.find(({ quoteId }) => quoteId === saved.quoteId);
  return known !== undefined && (await isOnRecord(saved, known).catch(() => false));
}

/** The receipt in a file; null if it is something else. */
function receiptIn(bytes: Uint8Array): KeptReceipt | null {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Checks a receipt or a document that lies on this or another device. The file is read here and not sent. */
export function VerifyFile({ receipts }: { receipts: Receipts }) {
  const t = useT();
  const [verdict, setVerdict] = useState<boolean | null>(null);
  const hasFiles = receipts.some(({ files }) => files.length > 0);
  return (
    <div className="po-stack po-no-print">
      <p>
        <FileButton
          label={t(hasFiles ? 'portalBids.verifyFiles' : 'portalBids.verifyFile')}
          {...(!hasFiles && { accept: 'application/json,.json' })}
          onChoose={async ([file]) => {
            if (file) setVerdict(await check(file, receipts));
          }}
        />
      </p>
      <Verdict isGenuine={verdict} />
    </div>
  );
}
