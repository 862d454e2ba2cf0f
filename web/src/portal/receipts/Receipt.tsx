import type { KeptReceipt } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { saveBlob } from '#ui/files/saveBlob.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { Content } from '#ui/text/Content.tsx';
import { Fingerprint } from '../blocks/Fingerprint.tsx';
import { isOnRecord } from './makeReceipt.ts';
import { ReceiptFiles } from './ReceiptFiles.tsx';
import { Verdict } from './Verdict.tsx';

interface ReceiptProps {
  receipt: Schemas['QuoteReceipt'];
  /** What this browser has kept of it: the quote and the check code. */
  kept: KeptReceipt | undefined;
  standing: keyof typeof meanings;
}

const meanings = { counts: 'good', replaced: 'stop', void: 'bad' } as const;

/** A receipt: proves that a quote has arrived, and later that it was opened unchanged. */
export function Receipt({ receipt, kept, standing }: ReceiptProps) {
  const t = useT();
  const format = useFormat();
  const [verdict, setVerdict] = useState<boolean | null>(null);
  const { quoteNo, arrivalTime, commitment } = receipt;
  const facts = [
    [t('portalBids.arrivalTime'), format.exactTime(arrivalTime)],
    ...(kept ? [[t('portalBids.total'), format.money(kept.total)]] : []),
  ];
  return (
    <article className="po-receipt po-stack" aria-label={t('portalBids.receiptNo', { no: quoteNo })}>
      <p className="po-row">
        <b>{t('portalBids.receiptNo', { no: quoteNo })}</b>
        <StatusPill meaning={meanings[standing]}>{t(`portalBids.${standing}`)}</StatusPill>
      </p>
      <dl className="po-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Content>{value}</Content>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('portalBids.fingerprint')}</dt>
          <dd>
            <Fingerprint code={commitment} />
          </dd>
        </div>
        {kept && (
          <div>
            <dt>{t('portalBids.secret')}</dt>
            <dd>
              <Fingerprint code={kept.nonce} />
            </dd>
          </div>
        )}
      </dl>
      <ReceiptFiles receipt={receipt} kept={kept} />
      {kept ? (
        <p className="po-row po-no-print">
          <button
            type="button"
            className={standing === 'counts' ? 'po-button po-main-act' : 'po-button'}
            onClick={() =>
              saveBlob(
                new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' }),
                `${kept.projectCode}-${quoteNo}.json`,
              )
            }
          >
            {t('portalBids.save')}
          </button>
          <button type="button" className="po-button" onClick={() => window.print()}>
            {t('portalBids.print')}
          </button>
          <button type="button" className="po-button" onClick={async () => setVerdict(await isOnRecord(kept, receipt))}>
            {t('portalBids.verify')}
          </button>
        </p>
      ) : (
        <small>{t('portalBids.notKept')}</small>
      )}
      <Verdict isGenuine={verdict} />
    </article>
  );
}
