import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { type SubmitEvent, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { claimError } from '#ui/feedback/claimError.ts';
import { describeError } from '#ui/feedback/describeError.ts';
import { noticeStore } from '../blocks/noticeStore.ts';
import { TextBox } from '../blocks/TextBox.tsx';
import { CategoryChoice } from './CategoryChoice.tsx';
import { LicenceFields } from './LicenceFields.tsx';
import { isReviewed, profileBody, valuesOf } from './profileValues.ts';
import { ReviewSheet } from './ReviewSheet.tsx';

interface ProfileFormProps {
  profile: Schemas['SupplierProfile'];
  onClose: () => void;
  onSaved: () => void;
}

const phone = /^1[3-9]\d{9}$/;

/** Changes licences, contact and categories. A change that the school reviews is asked about first. */
export function ProfileForm({ profile, onClose, onSaved }: ProfileFormProps) {
  const t = useT();
  const save = useApiMutation('updateSupplierProfile', { onError: claimError });
  const [values, setValues] = useState(() => valuesOf(profile));
  const [wasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { licences, contactName, contactPhone, goodsCategoryIds } = values;
  const change = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));
  const today = dayOf(new Date());
  const faults = {
    contactName: contactName.trim() ? undefined : t('portalProfile.required'),
    contactPhone: phone.test(contactPhone.trim()) ? undefined : t('portalProfile.phoneRule'),
    categories: goodsCategoryIds.length > 0 ? undefined : t('portalProfile.oneCategory'),
    dates: licences.map(({ expireDate }) => (expireDate && expireDate < today ? t('portalProfile.isOver') : undefined)),
    files: licences.map(({ fileId }) => (fileId === null ? t('portalProfile.scanWanted') : undefined)),
  };
  const isRight = !Object.values(faults).flat().some(Boolean);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (!isRight || save.isPending) return;
    if (isReviewed(profile, values)) setAsking(true);
    else void send();
  }

  async function send() {
    setAsking(false);
    const done = await save.mutateAsync({ body: profileBody(profile, values) }).catch(() => null);
    if (!done) return;
    noticeStore.add(
      t('portalProfile.saved'),
      t(done.status === 'PENDING' ? 'portalProfile.inReview' : 'portalProfile.counts'),
      'good',
    );
    onSaved();
  }

  const shown = (fault: string | undefined) => (wasTried ? fault : undefined);
  return (
    <form className="po-panel po-stack" onSubmit={onSubmit} noValidate>
      {licences.map((licence, at) => (
        <LicenceFields
          key={licence.id}
          licence={licence}
          dateError={shown(faults.dates[at])}
          fileError={shown(faults.files[at])}
          onChange={(changes) =>
            change({ licences: licences.map((one, index) => (index === at ? { ...one, ...changes } : one)) })
          }
        />
      ))}
      <TextBox
        label={t('portalProfile.contactName')}
        value={contactName}
        maxLength={50}
        error={shown(faults.contactName)}
        onType={(text) => change({ contactName: text })}
      />
      <TextBox
        label={t('portalProfile.contactPhone')}
        type="tel"
        value={contactPhone}
        maxLength={20}
        error={shown(faults.contactPhone)}
        onType={(text) => change({ contactPhone: text })}
      />
      <CategoryChoice
        own={profile.goodsCategories}
        chosen={goodsCategoryIds}
        error={shown(faults.categories)}
        onChange={(chosen) => change({ goodsCategoryIds: chosen })}
      />
      {save.error && (
        <p className="po-message" data-tone="bad" role="alert">
          {[describeError(save.error, t).text, ...save.error.fieldErrors.map(({ message }) => message)].join(' ')}
        </p>
      )}
      <div className="po-choice">
        <button type="button" className="po-button" onClick={onClose}>
          {t('portalProfile.cancel')}
        </button>
        <button type="submit" className="po-button po-main-act" disabled={save.isPending}>
          {t('portalProfile.save')}
        </button>
      </div>
      {isAsking && <ReviewSheet onSend={send} onClose={() => setAsking(false)} />}
    </form>
  );
}
