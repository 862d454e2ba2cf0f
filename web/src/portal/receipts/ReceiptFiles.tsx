import type { KeptReceipt } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useFileDownload } from '#ui/files/useFileDownload.ts';
import { Fingerprint } from '../blocks/Fingerprint.tsx';

interface ReceiptFilesProps {
  receipt: Pick<Schemas['QuoteReceipt'], 'files'>;
  kept: Pick<KeptReceipt, 'terms'> | undefined;
}

/** The files of a quote with their fingerprints; only the fingerprints where the platform has the files no more. */
export function ReceiptFiles({ receipt: { files }, kept }: ReceiptFilesProps) {
  const t = useT();
  const format = useFormat();
  const bound = kept?.terms.files ?? [];
  if (files.length + bound.length === 0) return null;
  return (
    <dl className="po-facts" aria-label={t('portalBids.sealedFile')}>
      {files.map((file) => (
        <div key={file.id}>
          <dt>
            <OwnFile file={file} />
          </dt>
          <dd>
            <Fingerprint code={file.sha256} />
          </dd>
        </div>
      ))}
      {files.length === 0 &&
        bound.map(({ sha256, fileSize }) => (
          <div key={sha256}>
            <dt>
              {t('portalBids.sealedFile')} <small>{format.bytes(fileSize)}</small>
            </dt>
            <dd>
              <Fingerprint code={sha256} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** An own file, which only its supplier can read until the opening. */
function OwnFile({ file }: { file: Schemas['FileInfo'] }) {
  const format = useFormat();
  const { href, download, onClick } = useFileDownload(file);
  return (
    <a href={href} download={download} onClick={onClick}>
      <bdi dir="ltr">{download}</bdi> <small>{format.bytes(file.fileSize)}</small>
    </a>
  );
}
