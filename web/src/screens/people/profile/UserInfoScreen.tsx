import { useApiQuery, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Group } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { DraftOffer } from '#ui/drafts/DraftOffer.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';
import { UserAvatar } from '#ui/text/UserAvatar.tsx';
import { SignedInDevices } from './SignedInDevices.tsx';

const shown = (value: ReactNode) => value || '–';

/** Loaded with the first form, because it includes the form library. */
const ProfileForm = lazyPart(async () => ({ default: (await import('./ProfileForm.tsx')).ProfileForm }));
const PhoneForm = lazyPart(async () => ({ default: (await import('./PhoneForm.tsx')).PhoneForm }));
const PasswordForm = lazyPart(async () => ({ default: (await import('./PasswordForm.tsx')).PasswordForm }));

/** Loaded when it is shown, with texts that no other part of the page uses. */
const OwnWechat = lazyPart(async () => (await Promise.all([import('./OwnWechat.tsx'), loadAreas(['wechat'])]))[0]);

const SchoolInvoice = lazyPart(async () => (await Promise.all([import('./SchoolInvoice.tsx'), loadAreas(['invoice'])]))[0]);

type Opened = 'profile' | 'password' | 'phone' | null;

/** The user's profile, phone, password, logins and WeChat accounts, and the invoice data of the school. */
export default function UserInfoScreen() {
  const query = useApiQuery('getMyProfile');
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  // The platform is not a school.
  const isOfSchool = useUser().userType !== 'PLATFORM';
  const { data: profile } = query;
  return (
    <PageLayout>
      {query.isPending && (
        <Section>
          <LoadingBlock />
        </Section>
      )}
      {query.error && !profile && <ErrorState error={query.error} onRetry={query.refetch} />}
      {profile && <DraftOffer rows={[profile]} onOpen={() => setOpened('profile')} />}
      {profile && <Profile profile={profile} onOpen={setOpened} />}
      {profile && <SignedInDevices />}
      {profile && (
        <Suspense>
          <OwnWechat />
          {isOfSchool && <SchoolInvoice />}
        </Suspense>
      )}
      <Suspense>
        {profile && opened === 'profile' && (
          <ProfileForm profile={profile} onReload={async () => (await query.refetch()).data} onClose={close} />
        )}
        {profile && opened === 'phone' && <PhoneForm hasPassword={profile.hasPassword} onClose={close} />}
        {opened === 'password' && <PasswordForm onClose={close} />}
      </Suspense>
    </PageLayout>
  );
}

function Profile({ profile, onOpen }: { profile: Schemas['UserProfile']; onOpen: (what: Opened) => void }) {
  const t = useT();
  const format = useFormat();
  const roles = profile.roleDeptList.map(({ roleName, deptList }) =>
    t('profile.roleIn', { role: roleName, depts: deptList.map(({ deptName }) => deptName) }),
  );
  return (
    <>
      <Section title={t('profile.personal')}>
        <Properties
          items={[
            [t('profile.picture'), <UserAvatar key="picture" name={profile.name} size={48} picture={profile.avatar} />],
            [t('profile.name'), shown(profile.name)],
            [t('profile.account'), shown(profile.account)],
            [t('profile.gender'), shown(t(`profile.gender${profile.gender ?? 'UNKNOWN'}`))],
            [t('profile.job'), shown(profile.job)],
            [t('profile.organization'), shown(profile.organization)],
            [t('profile.location'), shown(profile.location)],
            [t('profile.school'), shown(profile.companyName)],
            [t('profile.email'), shown(profile.email)],
            [t('profile.roles'), shown(roles.map((role) => <div key={role}>{role}</div>))],
            [t('profile.registered'), shown(format.date(profile.registrationDate))],
            [t('profile.lastLogin'), shown(profile.lastLoginTime && <DateTime value={profile.lastLoginTime} />)],
            [t('profile.introduction'), shown(profile.introduction)],
          ]}
        />
        <Group mt="lg">
          <Button variant="default" onClick={() => onOpen('profile')}>
            {t('profile.edit')}
          </Button>
        </Group>
      </Section>
      <Section title={t('profile.security')} hint={profile.hasPassword ? t('profile.securityHint') : t('profile.noPassword')}>
        <Properties items={[[t('profile.phone'), shown(profile.phone)]]} />
        <Group mt="lg" gap="xs">
          <Button variant="default" onClick={() => onOpen('phone')}>
            {t('profile.changePhone')}
          </Button>
          {profile.hasPassword && (
            <Button variant="default" onClick={() => onOpen('password')}>
              {t('profile.changePassword')}
            </Button>
          )}
        </Group>
      </Section>
    </>
  );
}
