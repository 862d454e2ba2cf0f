import { useSession } from '@campus-procurement/hooks';
import { Group } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { StartingPage } from '#ui/page/StartingPage.tsx';
import { useProductName } from '#ui/page/usePageTitle.ts';
import { LanguageSwitch } from '#ui/preferences/LanguageSwitch.tsx';
import { ThemeSwitch } from '#ui/preferences/ThemeSwitch.tsx';
import { Onward } from '../Onward.tsx';
import { BrandPanel } from './BrandPanel.tsx';
import { type EntryView, entryViewOf } from './entryView.ts';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginScreen.module.css';
import { SessionNotice } from './SessionNotice.tsx';

const EntryPanel = lazyPart(async (): Promise<{ default: ComponentType<{ view: EntryView }> }> => {
  const [panel] = await Promise.all([import('./EntryPanel.tsx'), loadAreas(['entry', 'ui', 'validation'])]);
  return panel;
});

/** The login page. A user who is already logged in is sent on to the requested page. */
export function LoginScreen() {
  const t = useT();
  const product = useProductName();
  const session = useSession();
  const [parameters] = useSearchParams();
  const view = entryViewOf(parameters.get('view'));

  if (session.status === 'ready' || session.status === 'failed') {
    return <Onward wanted={parameters.get('redirect')} />;
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
          {view ? (
            <Suspense key={view}>
              <EntryPanel view={view} />
            </Suspense>
          ) : (
            <>
              <h1 className={classes.title}>{t('session.welcome')}</h1>
              <p className={classes.lead}>{t('session.lead')}</p>
              <SessionNotice session={session} />
              <LoginForm />
            </>
          )}
        </main>
      </div>
    </div>
  );
}
