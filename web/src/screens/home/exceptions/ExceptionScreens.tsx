import { Button, Group } from '@mantine/core';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { browserPage } from '#ui/loading/browserPage.ts';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { PageContext } from '#ui/page/pageContext.ts';
import classes from './ExceptionScreens.module.css';

interface ExceptionProps {
  code: 403 | 404 | 500;
  text: LabelKey;
}

function Exception({ code, text }: ExceptionProps) {
  const t = useT();
  const navigate = useNavigate();
  const { hasWayBack } = use(PageContext);
  // There is nothing to try again where access is denied: as the first page of a visit it leads back home.
  const offersBack = hasWayBack || code === 403;
  const goBack = () => (hasWayBack ? navigate(-1) : navigate('/', { replace: true }));
  return (
    <PageLayout>
      <div className={classes.exception}>
        <p className={classes.code} aria-hidden="true">
          {code}
        </p>
        <p className={classes.text}>{t(text)}</p>
        <Group gap="xs" justify="center">
          {code === 500 && <Button onClick={browserPage.reload}>{t('common.retry')}</Button>}
          {offersBack && (
            <Button variant={code === 500 ? 'default' : 'filled'} onClick={goBack}>
              {t('common.back')}
            </Button>
          )}
          {(hasWayBack || code !== 403) && (
            <Button variant={offersBack || code === 500 ? 'default' : 'filled'} onClick={() => navigate('/')}>
              {t('exception.home')}
            </Button>
          )}
          {code === 404 && (
            <Button variant="default" onClick={browserPage.reload}>
              {t('common.retry')}
            </Button>
          )}
        </Group>
      </div>
    </PageLayout>
  );
}

/** Shown at the address of a page that the menu of the role does not have, or has no longer. */
export function NotInMenuScreen() {
  return <Exception code={403} text="exception.notInMenu" />;
}

export function ForbiddenScreen() {
  return <Exception code={403} text="exception.forbidden" />;
}

export function NotFoundScreen() {
  return <Exception code={404} text="exception.notFound" />;
}

export function ServerErrorScreen() {
  return <Exception code={500} text="exception.serverError" />;
}
