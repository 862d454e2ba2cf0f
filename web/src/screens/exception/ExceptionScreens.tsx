import { Button, Group } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { PageLayout } from '#ui/PageLayout.tsx';
import classes from './ExceptionScreens.module.css';

interface ExceptionProps {
  code: 403 | 404 | 500;
  text: LabelKey;
}

const reload = () => window.location.reload();

function Exception({ code, text }: ExceptionProps) {
  const t = useT();
  const navigate = useNavigate();
  // The first page of this visit has nothing behind it, or somebody else's page.
  const hasWayBack = useLocation().key !== 'default';
  return (
    <PageLayout>
      <div className={classes.exception}>
        <p className={classes.code} aria-hidden="true">
          {code}
        </p>
        <p className={classes.text}>{t(text)}</p>
        <Group gap="xs" justify="center">
          {code === 500 && <Button onClick={reload}>{t('common.retry')}</Button>}
          {hasWayBack && (
            <Button variant={code === 500 ? 'default' : 'filled'} onClick={() => navigate(-1)}>
              {t('common.back')}
            </Button>
          )}
          <Button variant={hasWayBack || code === 500 ? 'default' : 'filled'} onClick={() => navigate('/')}>
            {t('exception.home')}
          </Button>
          {code === 404 && (
            <Button variant="default" onClick={reload}>
              {t('common.retry')}
            </Button>
          )}
        </Group>
      </div>
    </PageLayout>
  );
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
