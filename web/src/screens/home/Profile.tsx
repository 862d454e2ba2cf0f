import { useRoleDept, useUser } from '@campus-procurement/hooks';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Section } from '#ui/page/Section.tsx';
import { UserAvatar } from '#ui/text/UserAvatar.tsx';
import { greetingOf } from './greetingOf.ts';
import classes from './Profile.module.css';

/** The user with their current role and department. */
export function Profile() {
  const t = useT();
  const user = useUser();
  const { current } = useRoleDept();
  return (
    <Section>
      <div className={classes.head}>
        <UserAvatar size={48} name={user.name} picture={user.avatar} />
        <div>
          <p className={classes.greeting}>{t(greetingOf(new Date()), { name: user.name })}</p>
          <p className={classes.job}>{[user.job, user.organization].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <dl className={classes.facts}>
        <Fact label={t('home.role')}>{current.role.roleName}</Fact>
        <Fact label={t('home.dept')}>{current.dept.deptName}</Fact>
        <Fact label={t('home.school')}>{user.companyName}</Fact>
        <Fact label={t('home.account')}>{user.accountId}</Fact>
        <Fact label={t('home.lastLogin')}>
          {user.lastLoginTime === null ? t('home.firstLogin') : <DateTime value={user.lastLoginTime} />}
        </Fact>
      </dl>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
