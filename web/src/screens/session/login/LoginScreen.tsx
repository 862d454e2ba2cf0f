import { safeRedirect, useSession } from '@campus-procurement/hooks';
import { Group } from '@mantine/core';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { BrandMark } from '#ui/BrandMark.tsx';
import { LanguageSwitch } from '#ui/LanguageSwitch.tsx';
import { StartingPage } from '#ui/StartingPage.tsx';
import { ThemeSwitch } from '#ui/ThemeSwitch.tsx';
import { useDocumentTitle, useProductName } from '#ui/usePageTitle.ts';
import { BrandPanel } from './BrandPanel.tsx';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginScreen.module.css';
import { SessionNotice } from './SessionNotice.tsx';

/** The way in. Who is logged in already goes on to where they wanted to be. */
export function LoginScreen() {
  const t = useT();
  const product = useProductName();
  const session = useSession();
  const [parameters] = useSearchParams();
  useDocumentTitle(t('session.title'));

  if (session.status === 'ready' || session.status === 'failed') {
    return <Navigate to={safeRedirect(parameters.get('redirect'))} replace />;
  }
  if (session.status === 'restoring') return <StartingPage />;

  return (
    <div className={classes.page}>
      <BrandPanel product={product} />
      <div className={classes.side}>
        <Group className={classes.preferences} gap={4}>
          <LanguageSwitch />
          <ThemeSwitch />
        </Group>
        <main className={classes.main}>
          <div className={classes.smallBrand}>
            <BrandMark size={32} />
            <span>{product}</span>
          </div>
          <h1 className={classes.title}>{t('session.welcome')}</h1>
          <SessionNotice session={session} />
          <LoginForm />
        </main>
      </div>
    </div>
  );
}
