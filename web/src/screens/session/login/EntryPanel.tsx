import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ConfirmProvider } from '#ui/feedback/ConfirmProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { useDocumentTitle, useHeadingFocus } from '#ui/page/usePageTitle.ts';
import { type EntryView, isFromPortal, viewAddress } from './entryView.ts';
import { ForgotForm } from './ForgotForm.tsx';
import classes from './LoginScreen.module.css';
import { RegisterForm } from './RegisterForm.tsx';

const titles = { forgot: 'entry.forgotTitle', register: 'entry.registerTitle' } as const;

/** Shown instead of the login form to users without a password or an account. Default export, because it is loaded on demand. */
export default function EntryPanel({ view }: { view: EntryView }) {
  const t = useT();
  const { search } = useLocation();
  const navigate = useNavigate();
  const heading = useHeadingFocus();
  const [done, setDone] = useState<{ title: string; text: string; isSupplier?: true } | null>(null);
  const toLogin = viewAddress(search, null);
  // Only suppliers register, and their login is that of the portal; a forgotten password leads back to where it was missed.
  const isOfPortal = view === 'register' || isFromPortal(search);
  const title = done?.title ?? t(titles[view]);
  useDocumentTitle(title);

  return (
    <ConfirmProvider>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {done ? (
        <>
          <Message tone="success" role="alert">
            {done.text}
          </Message>
          {done.isSupplier ? (
            <Button component="a" size="md" fullWidth mt="lg" href="/portal/profile">
              {t('entry.toPortal')}
            </Button>
          ) : isOfPortal ? (
            <Button component="a" size="md" fullWidth mt="lg" href="/portal/">
              {t('entry.toPortalLogin')}
            </Button>
          ) : (
            <Button size="md" fullWidth mt="lg" onClick={() => navigate(toLogin, { replace: true })}>
              {t('entry.toLogin')}
            </Button>
          )}
        </>
      ) : (
        <>
          {view === 'forgot' ? (
            <ForgotForm onDone={() => setDone({ title: t('entry.forgotDone'), text: t('entry.forgotDoneText') })} />
          ) : (
            <RegisterForm
              onDone={(account) =>
                setDone({ title: t('entry.registered'), text: t('entry.registeredText', { account }), isSupplier: true })
              }
            />
          )}
          {isOfPortal ? (
            <Anchor href="/portal/" size="sm" mt="md" display="inline-block">
              {t('entry.toPortalLogin')}
            </Anchor>
          ) : (
            <Anchor component={Link} to={toLogin} size="sm" mt="md" display="inline-block">
              {t('entry.toLogin')}
            </Anchor>
          )}
        </>
      )}
    </ConfirmProvider>
  );
}
