import { Button } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { NoticePage } from '#ui/page/NoticePage.tsx';

/** The messages for known codes. Any other text in the address is ignored, because anybody can have written it. */
const reasons: Record<string, LabelKey> = {
  '4003': 'entry.errorForbidden',
  '4005': 'entry.errorTooMany',
  '4006': 'entry.errorTicket',
  network: 'common.errorNetwork',
};

/** Shown if a login from an outside system has failed. */
export default function LoginErrorScreen() {
  const t = useT();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const code = parameters.get('code') ?? '';
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return (
    <NoticePage
      title={t('entry.errorTitle')}
      actions={<Button onClick={() => navigate('/login', { replace: true })}>{t('entry.toLogin')}</Button>}
    >
      <p>{t(reason ?? 'entry.errorUnknown')}</p>
      {code !== 'network' && <p>{t('entry.errorCode', { code: reason ? code : '500' })}</p>}
    </NoticePage>
  );
}
