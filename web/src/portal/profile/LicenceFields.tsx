import { useUpload } from '@campus-procurement/hooks';
import { useId, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { TextBox } from '../blocks/TextBox.tsx';
import type { LicenceValues } from './profileValues.ts';

interface LicenceFieldsProps {
  licence: LicenceValues;
  onChange: (changes: Partial<LicenceValues>) => void;
  /** What is wrong with the date, and with the scan. */
  dateError?: string | undefined;
  fileError?: string | undefined;
}

/** Number, last day and scan of a licence. */
export function LicenceFields({ licence, onChange, dateError, fileError }: LicenceFieldsProps) {
  const t = useT();
  return (
    <fieldset className="po-licences">
      <legend>{licence.qualName}</legend>
      <TextBox
        label={t('portalProfile.number')}
        value={licence.qualNo}
        maxLength={60}
        onType={(qualNo) => onChange({ qualNo })}
      />
      <TextBox
        type="date"
        label={t('portalProfile.until')}
        hint={t('portalProfile.untilHint')}
        value={licence.expireDate}
        error={dateError}
        onType={(expireDate) => onChange({ expireDate })}
      />
      <ScanField name={licence.fileName} error={fileError} onUploaded={(fileId, fileName) => onChange({ fileId, fileName })} />
    </fieldset>
  );
}

interface ScanFieldProps {
  name: string | null;
  error: string | undefined;
  onUploaded: (fileId: string, fileName: string) => void;
}

function ScanField({ name, error, onUploaded }: ScanFieldProps) {
  const t = useT();
  const id = useId();
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
  return (
    <div className="po-field">
      <label htmlFor={id}>{t('portalProfile.scan')}</label>
      <small>{isSending ? t('portalProfile.sending') : (name ?? t('portalProfile.scanHint'))}</small>
      <input
        id={id}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        aria-invalid={fault ? true : undefined}
        disabled={isSending}
        onChange={({ target }) => send(target.files?.[0])}
      />
      {fault && <p className="po-fault">{fault}</p>}
    </div>
  );
}
