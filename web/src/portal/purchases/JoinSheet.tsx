import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { type SubmitEvent, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { claimError } from '#ui/feedback/claimError.ts';
import { describeError } from '#ui/feedback/describeError.ts';
import { FaultCount } from '#ui/form/FaultCount.tsx';
import { Link } from '../address/Link.tsx';
import { portalHistory } from '../address/portalHistory.ts';
import { LoadState } from '../blocks/LoadState.tsx';
import { Sheet } from '../blocks/Sheet.tsx';
import { TextBox } from '../blocks/TextBox.tsx';
import { TickBox } from '../blocks/TickBox.tsx';

interface JoinSheetProps {
  projectId: string;
  onClose: () => void;
}

/** Takes part: contact and licences come from the profile, two ticks are left to do. Then the quote follows. */
export function JoinSheet({ projectId, onClose }: JoinSheetProps) {
  const t = useT();
  const profile = useApiQuery('getSupplierProfile');
  return (
    <Sheet title={t('portalBids.joinTitle')} onClose={onClose}>
      <p>{t('portalBids.joinText')}</p>
      {profile.data ? (
        <JoinForm projectId={projectId} profile={profile.data} onClose={onClose} />
      ) : (
        <LoadState error={profile.error} onRetry={profile.refetch} />
      )}
    </Sheet>
  );
}

const phone = /^1\d{10}$/;

function JoinForm({ projectId, profile, onClose }: JoinSheetProps & { profile: Schemas['SupplierProfile'] }) {
  const t = useT();
  const join = useApiMutation('joinBidding', { onError: claimError });
  const isOver = ({ expireDate }: Schemas['SupplierQualification']) => expireDate !== null && expireDate < dayOf(new Date());
  const [contactName, setName] = useState(profile.contactName);
  const [contactPhone, setPhone] = useState(profile.contactPhone);
  const [shown, setShown] = useState(() => profile.qualifications.filter((one) => !isOver(one)).map(({ id }) => id));
  const [termsAccepted, acceptTerms] = useState(false);
  const [conflictDeclared, declare] = useState(false);
  const [wasTried, setTried] = useState(false);
  const refused = (field: string) => join.error?.fieldErrors.find((one) => one.field === field)?.message;
  const faults = {
    contactName:
      contactName.trim() === '' ? t('validation.enter', { label: t('portalBids.contactName') }) : refused('contactName'),
    contactPhone: phone.test(contactPhone.trim()) ? refused('contactPhone') : t('validation.phone'),
    terms: termsAccepted ? refused('termsAccepted') : t('validation.confirm'),
    conflict: conflictDeclared ? refused('conflictDeclared') : t('validation.confirm'),
  };
  const fault = (name: keyof typeof faults) => (wasTried ? faults[name] : undefined);
  const faultCount = wasTried ? Object.values(faults).filter(Boolean).length : 0;

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (join.isPending || !contactName.trim() || !phone.test(contactPhone.trim()) || !termsAccepted || !conflictDeclared) return;
    const body = {
      contactName: contactName.trim(),
      contactPhone: contactPhone.trim(),
      termsAccepted,
      conflictDeclared,
      qualificationIds: shown,
    };
    const done = await join.mutateAsync({ path: { projectId }, body }).catch(() => null);
    if (!done) return;
    portalHistory.go(`/purchases/${projectId}/quote`);
  }

  return (
    <form className="po-stack" onSubmit={onSubmit} noValidate>
      <TextBox
        label={t('portalBids.contactName')}
        value={contactName}
        onType={setName}
        maxLength={50}
        autoComplete="name"
        error={fault('contactName')}
      />
      <TextBox
        label={t('portalBids.contactPhone')}
        value={contactPhone}
        onType={setPhone}
        type="tel"
        maxLength={20}
        autoComplete="tel"
        error={fault('contactPhone')}
      />
      <fieldset className="po-licences">
        <legend>{t('portalBids.licences')}</legend>
        {profile.qualifications.length === 0 && <small>{t('portalBids.noLicences')}</small>}
        {profile.qualifications.map((one) => (
          <TickBox
            key={one.id}
            checked={shown.includes(one.id)}
            onChange={(isOn) => setShown(isOn ? [...shown, one.id] : shown.filter((id) => id !== one.id))}
          >
            {one.qualName} {isOver(one) && <small>{t('portalBids.expired')}</small>}
          </TickBox>
        ))}
        {profile.qualifications.some(isOver) && <Link to="/profile">{t('portalBids.updateLicences')}</Link>}
      </fieldset>
      <TickBox checked={termsAccepted} onChange={acceptTerms} error={fault('terms')}>
        {t('portalBids.acceptTerms')}
      </TickBox>
      <TickBox checked={conflictDeclared} onChange={declare} error={fault('conflict')}>
        {t('portalBids.noConflict')}
      </TickBox>
      {join.error && (
        <p className="po-message" data-tone="bad" role="alert">
          {describeError(join.error, t).text}
        </p>
      )}
      {faultCount > 0 && (
        <p className="po-fault" role="alert">
          <FaultCount count={faultCount} />
        </p>
      )}
      <div className="po-choice">
        <button type="button" className="po-button" onClick={onClose}>
          {t('portalBids.cancel')}
        </button>
        <button type="submit" className="po-button po-main-act" disabled={join.isPending}>
          {t('portalBids.join')}
        </button>
      </div>
    </form>
  );
}
