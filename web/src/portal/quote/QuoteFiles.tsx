import type { KeptQuoteFile } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { visibleFileName } from '#ui/files/visibleFileName.ts';
import { FileButton } from '../blocks/FileButton.tsx';
import { fileEndings, type PendingFile, type useQuoteFiles } from './useQuoteFiles.ts';

interface QuoteFilesProps {
  files: readonly KeptQuoteFile[];
  uploads: ReturnType<typeof useQuoteFiles>;
  faultAt: (field: string) => string | undefined;
}

/** Files of the technical part: chosen, or taken as a picture, and uploaded at once. */
export function QuoteFiles({ files, uploads, faultAt }: QuoteFilesProps) {
  const t = useT();
  const fault = faultAt('fileIds');
  const shared = { disabled: uploads.isFull, onChoose: uploads.add };
  return (
    <fieldset className="po-panel po-stack">
      <legend>{t('portalBids.documents')}</legend>
      <small>{t('portalBids.documentsHint')}</small>
      {files.length + uploads.pending.length > 0 && (
        <ul className="po-files" aria-label={t('portalBids.documents')}>
          {files.map((file, at) => (
            <Uploaded
              key={file.id}
              file={file}
              name={`fileIds.${at}`}
              fault={faultAt(`fileIds.${at}`)}
              onRemove={uploads.remove}
            />
          ))}
          {uploads.pending.map((one) => (
            <Pending key={one.key} pending={one} onRetry={uploads.retry} onDrop={uploads.drop} />
          ))}
        </ul>
      )}
      <p className="po-row">
        <FileButton
          {...shared}
          label={t('portalBids.addFiles')}
          accept={fileEndings.map((ending) => `.${ending}`).join(',')}
          multiple
          name="fileIds"
          aria-describedby={fault ? 'quote-files-fault' : undefined}
        />
        <FileButton
          {...shared}
          className="po-camera"
          label={t('portalBids.takePicture')}
          accept="image/jpeg,image/png"
          capture="environment"
        />
      </p>
      {fault && (
        <p className="po-fault" id="quote-files-fault">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

interface UploadedProps {
  file: KeptQuoteFile;
  name: string;
  fault: string | undefined;
  onRemove: (id: string) => void;
}

/** A file that the server has sealed. */
function Uploaded({ file: { id, fileName, fileSize }, name, fault, onRemove }: UploadedProps) {
  const t = useT();
  const format = useFormat();
  const shown = visibleFileName(fileName);
  return (
    <li>
      <span>
        <bdi dir="ltr">{shown}</bdi> <small>{format.bytes(fileSize)}</small>
      </span>
      <button
        type="button"
        name={name}
        className="po-plain"
        aria-label={t('portalBids.removeFile', { name: shown })}
        onClick={() => onRemove(id)}
      >
        {t('portalBids.remove')}
      </button>
      {fault && <p className="po-fault">{fault}</p>}
    </li>
  );
}

interface PendingProps {
  pending: PendingFile;
  onRetry: (file: PendingFile) => void;
  onDrop: (file: PendingFile) => void;
}

/** A file on its way, or one that did not arrive. */
function Pending({ pending, onRetry, onDrop }: PendingProps) {
  const t = useT();
  const { file, share, failure, mayRetry } = pending;
  const name = visibleFileName(file.name);
  const percent = Math.floor(share * 100);
  return (
    <li>
      <span>
        <bdi dir="ltr">{name}</bdi>
        {failure === null && (
          <progress value={share} max={1} aria-label={t('portalBids.uploading', { name, percent })}>
            {percent}%
          </progress>
        )}
      </span>
      {failure !== null && mayRetry && (
        <button
          type="button"
          className="po-plain po-act"
          aria-label={t('portalBids.retryFile', { name })}
          onClick={() => onRetry(pending)}
        >
          {t('portalBids.retry')}
        </button>
      )}
      <button
        type="button"
        className="po-plain"
        aria-label={t('portalBids.removeFile', { name })}
        onClick={() => onDrop(pending)}
      >
        {t('portalBids.remove')}
      </button>
      {failure !== null && (
        <p className="po-fault" role="alert">
          {failure}
        </p>
      )}
    </li>
  );
}
