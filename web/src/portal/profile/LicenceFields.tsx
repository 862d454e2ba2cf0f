import { useUpload } from '@campus-procurement/hooks';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { visibleFileName } from '#ui/files/visibleFileName.ts';
import { FileButton } from '../blocks/FileButton.tsx';
import { TextBox } from '../blocks/TextBox.tsx';
import { businessLicence, type LicenceValues } from './profileValues.ts';

interface LicenceFieldsProps {
  licence: LicenceValues;
  /** The name of a field of it in the form, and what is wrong there. */
  nameOf: (field: keyof LicenceValues) => string;
  faultAt: (field: keyof LicenceValues) => string | undefined;
  onChange: (changes: Partial<LicenceValues>, field: keyof LicenceValues) => void;
  onRemove: () => void;
}

/** Name, number, last day and scan of a licence. The business licence has its name, and stays. */
export function LicenceFields({ licence, nameOf, faultAt, onChange, onRemove }: LicenceFieldsProps) {
  const t = useT();
  const { qualType, qualName, qualNo, expireDate, fileName } = licence;
  return (
    <fieldset className="po-panel po-stack">
      <legend>{qualName}</legend>
      {qualType !== businessLicence && (
        <TextBox
          label={t('portalProfile.licenceName')}
          name={nameOf('qualName')}
          value={qualName}
          maxLength={100}
          error={faultAt('qualName')}
          onType={(text) => onChange({ qualName: text }, 'qualName')}
        />
      )}
      <TextBox
        label={t('portalProfile.number')}
        name={nameOf('qualNo')}
        value={qualNo}
        maxLength={60}
        error={faultAt('qualNo')}
        onType={(text) => onChange({ qualNo: text }, 'qualNo')}
      />
      <TextBox
        label={t('portalProfile.until')}
        name={nameOf('expireDate')}
        value={expireDate}
        type="date"
        hint={t('portalProfile.untilHint')}
        error={faultAt('expireDate')}
        onType={(text) => onChange({ expireDate: text }, 'expireDate')}
      />
      <ScanField
        name={nameOf('fileId')}
        fileName={fileName}
        error={faultAt('fileId')}
        onUploaded={(fileId, uploaded) => onChange({ fileId, fileName: uploaded }, 'fileId')}
      />
      {qualType !== businessLicence && (
        <p>
          <button type="button" className="po-plain po-act" onClick={onRemove}>
            {t('portalProfile.removeLicence', { name: qualName })}
          </button>
        </p>
      )}
    </fieldset>
  );
}

interface ScanFieldProps {
  name: string;
  fileName: string | null;
  error: string | undefined;
  onUploaded: (fileId: string, fileName: string) => void;
}

function ScanField({ name, fileName, error, onUploaded }: ScanFieldProps) {
  const t = useT();
  const upload = useUpload('COMPANY');
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function send(file: File | undefined) {
    if (!file) return;
    setSending(true);
    setRefused(undefined);
    try {
      const stored = await upload(file, () => undefined);
      onUploaded(stored.id, stored.fileName);
    } catch (failure) {
      setRefused(describeError(failure, t).text);
    }
    setSending(false);
  }

  const fault = refused ?? error;
  const shared = {
    disabled: isSending,
    'aria-invalid': fault ? true : undefined,
    onChoose: ([file]: readonly File[]) => send(file),
  };
  return (
    <div className="po-stack">
      <p role="status">
        {isSending ? (
          t('portalProfile.sending')
        ) : fileName === null ? (
          <small>{t('portalProfile.scanHint')}</small>
        ) : (
          <bdi dir="ltr">{visibleFileName(fileName)}</bdi>
        )}
      </p>
      <p className="po-row">
        <FileButton
          {...shared}
          name={name}
          label={t(fileName === null ? 'portalProfile.scan' : 'portalProfile.otherScan')}
          accept="application/pdf,image/jpeg,image/png"
        />
        <FileButton
          {...shared}
          className="po-camera"
          label={t('portalProfile.takePicture')}
          accept="image/jpeg,image/png"
          capture="environment"
        />
      </p>
      {fault && <p className="po-fault">{fault}</p>}
    </div>
  );
}
