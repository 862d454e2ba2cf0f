import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useFileDownload } from '#ui/files/useFileDownload.ts';
import { Content } from '#ui/text/Content.tsx';

type Purchase = Schemas['BiddablePurchaseDetail'];

/** Terms, rules in short sentences, and files. */
export function PurchaseRules({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const { supplierScope, minBidders, maxQuoteTimes, awardRule, attachments } = purchase;
  const terms = [
    [t('portalBids.payment'), purchase.paymentTerms],
    [t('portalBids.address'), purchase.deliveryAddress],
    [t('portalBids.purpose'), purchase.description],
    [t('portalBids.requirements'), purchase.requirements],
  ].filter(([, value]) => value);
  return (
    <section className="po-panel po-stack">
      <h2>{t('portalBids.rules')}</h2>
      <ul>
        {[
          t(`portalBids.scope_${supplierScope}`),
          t('portalBids.ruleSealed'),
          t('portalBids.ruleLeast', { count: minBidders }),
          t('portalBids.ruleTimes', { count: maxQuoteTimes }),
          t(`portalBids.award_${awardRule}`),
        ].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <dl className="po-facts">
        {terms.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Content>{value}</Content>
            </dd>
          </div>
        ))}
      </dl>
      {attachments.length > 0 && (
        <ul aria-label={t('portalBids.files')}>
          {attachments.map((file) => (
            <li key={file.id}>
              <Attachment file={file} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Attachment({ file }: { file: Schemas['FileInfo'] }) {
  const format = useFormat();
  const { href, download, onClick } = useFileDownload(file);
  return (
    <a href={href} download={download} onClick={onClick}>
      {download} <small>{format.bytes(file.fileSize)}</small>
    </a>
  );
}
