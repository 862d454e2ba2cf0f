import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Content } from '#ui/text/Content.tsx';
import { LoadState } from '../blocks/LoadState.tsx';
import { usePortalTitle } from '../blocks/usePortalTitle.ts';
import { Licences } from './Licences.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { asksForCompany } from './profileValues.ts';
import { useKeptProfile } from './useKeptProfile.ts';

type Profile = Schemas['SupplierProfile'];

/** In these states a supplier may change what is known of it. */
const changeable = new Set<Profile['status']>(['REGISTERED', 'APPROVED', 'PENDING', 'REJECTED']);

/** The own company: how its review stands, its licences with their dates, and what it may mend itself. */
export default function ProfileScreen() {
  const t = useT();
  const profile = useApiQuery('getSupplierProfile');
  usePortalTitle(t('portalProfile.title'));
  if (!profile.data) return <LoadState error={profile.error} onRetry={profile.refetch} />;
  return <Loaded profile={profile.data} onSaved={profile.refetch} />;
}

function Loaded({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const t = useT();
  const { kept } = useKeptProfile();
  // What was typed before a reload comes back.
  const [isChanging, setChanging] = useState(kept !== undefined);
  const { companyName, status, schoolName, rejectReason } = profile;
  const tone = status === 'APPROVED' ? 'good' : status === 'PENDING' || status === 'REGISTERED' ? 'wait' : 'bad';
  const mayChange = changeable.has(status);
  // Who has just registered has nothing to look at yet, but all of it to fill in.
  const isFirst = status === 'REGISTERED';
  return (
    <>
      <h1 className="po-title">
        <Content>{companyName}</Content>
      </h1>
      <p className="po-message" data-tone={tone} role="status">
        <b>{t(`portalProfile.status_${status}`)}</b> {t(`portalProfile.text_${status}`, { school: schoolName })}
        {rejectReason && <span className="po-below">{t('portalProfile.rejected', { reason: rejectReason })}</span>}
      </p>
      {mayChange && (isChanging || isFirst) ? (
        <ProfileForm
          profile={profile}
          onClose={isFirst ? undefined : () => setChanging(false)}
          onStale={onSaved}
          onSaved={() => {
            setChanging(false);
            onSaved();
          }}
        />
      ) : (
        <>
          <Licences licences={profile.qualifications} />
          <Company profile={profile} />
          <div className="po-bottom">
            {mayChange ? (
              <button type="button" className="po-button po-main-act" onClick={() => setChanging(true)}>
                {t(asksForCompany(profile) ? 'portalProfile.changeAll' : 'portalProfile.change')}
              </button>
            ) : (
              <small>{t('portalProfile.askSchool', { school: schoolName })}</small>
            )}
          </div>
        </>
      )}
    </>
  );
}

function Company({ profile }: { profile: Profile }) {
  const t = useT();
  const format = useFormat();
  const facts = [
    [t('portalProfile.creditCode'), profile.creditCode],
    [t('portalProfile.legalPerson'), profile.legalPerson],
    [t('portalProfile.capitalShort'), profile.registeredCapital && format.money(profile.registeredCapital)],
    [t('portalProfile.region'), [...new Set([profile.province, profile.city])].filter(Boolean).join(' ')],
    [t('portalProfile.address'), profile.registeredAddress],
    [t('portalProfile.contact'), `${profile.contactName} · ${profile.contactPhone}`],
    [t('portalProfile.categories'), profile.goodsCategories.map(({ categoryName }) => categoryName).join(' · ')],
    [t('portalProfile.school'), profile.schoolName],
  ].filter(([, value]) => value);
  return (
    <section className="po-panel po-stack">
      <h2>{t('portalProfile.company')}</h2>
      <dl className="po-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Content>{value}</Content>
            </dd>
          </div>
        ))}
      </dl>
      {!asksForCompany(profile) && (
        <p>
          <small>{t('portalProfile.otherChanges', { school: profile.schoolName })}</small>
        </p>
      )}
    </section>
  );
}
