import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { FaultCount } from '#ui/form/FaultCount.tsx';
import { noticeStore } from '../blocks/noticeStore.ts';
import { AccountFields } from './AccountFields.tsx';
import { CategoryChoice } from './CategoryChoice.tsx';
import { CompanyFields, ContactFields } from './CompanyFields.tsx';
import { LicencesPart } from './LicencesPart.tsx';
import { asksForCompany, companyFields, isReviewed } from './profileValues.ts';
import { ReviewSheet } from './ReviewSheet.tsx';
import { useProfileForm } from './useProfileForm.ts';

interface ProfileFormProps {
  profile: Schemas['SupplierProfile'];
  /** Absent where the profile has to be completed first. */
  onClose?: (() => void) | undefined;
  onSaved: () => void;
  /** Called when the school has changed something meanwhile. */
  onStale: () => void;
}

/** Completes the profile, or changes it. Before the review all of it is asked for; a change that takes an approval away is asked about first. */
export function ProfileForm({ profile, onClose, onSaved, onStale }: ProfileFormProps) {
  const t = useT();
  const form = useProfileForm(profile, onStale);
  const [isAsking, setAsking] = useState(false);
  const { values, faultAt, change } = form;
  const hasCompany = asksForCompany(profile);
  const isFirst = profile.status === 'REGISTERED' || profile.status === 'REJECTED';
  /** What was refused at a field that does not stand here. */
  const unplaced = Object.entries(form.refused).filter(([field]) => !isPlaced(field, hasCompany));

  async function send() {
    setAsking(false);
    const done = await form.send();
    if (!done) return;
    noticeStore.add(
      t('portalProfile.saved'),
      t(done.status === 'PENDING' ? 'portalProfile.inReview' : 'portalProfile.counts'),
      'good',
    );
    onSaved();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isSending || !form.check()) return;
        if (!isFirst && isReviewed(profile, values)) setAsking(true);
        else void send();
      }}
    >
      {hasCompany && <CompanyFields values={values} faultAt={faultAt} onChange={change} />}
      <AccountFields
        profile={profile}
        values={values}
        faultAt={faultAt}
        onChange={change}
        password={form.password}
        onPassword={form.setPassword}
      />
      <LicencesPart values={values} faultAt={faultAt} onChange={change} />
      <ContactFields values={values} faultAt={faultAt} onChange={change} mayAddMail={hasCompany} />
      <CategoryChoice
        own={profile.goodsCategories}
        chosen={values.goodsCategoryIds}
        error={faultAt('goodsCategoryIds')}
        onChange={(goodsCategoryIds) => change({ goodsCategoryIds }, 'goodsCategoryIds')}
      />
      <div className="po-bottom">
        {form.error && (
          <p className="po-fault" role="alert">
            {[describeError(form.error, t).text, ...unplaced.map(([, message]) => message)].join(' ')}
          </p>
        )}
        {form.faultCount > 0 && (
          <p className="po-fault" role="alert">
            <FaultCount count={form.faultCount} />
          </p>
        )}
        <small>{t('portalProfile.kept')}</small>
        <div className="po-row">
          {onClose && (
            <button
              type="button"
              className="po-button"
              onClick={() => {
                form.forget();
                onClose();
              }}
            >
              {t('portalProfile.cancel')}
            </button>
          )}
          <button type="submit" className="po-button po-main-act" disabled={form.isSending}>
            {t(isFirst ? 'portalProfile.send' : 'portalProfile.save')}
          </button>
        </div>
      </div>
      {isAsking && <ReviewSheet onSend={send} onClose={() => setAsking(false)} />}
    </form>
  );
}

const always = /^(contactName|contactPhone|goodsCategoryIds|bankName|bankAccount|password|qualifications(\.|$))/;

const isPlaced = (field: string, hasCompany: boolean) => always.test(field) || (hasCompany && companyFields.has(field));
