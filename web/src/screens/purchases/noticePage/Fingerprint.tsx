import type { Schemas } from '@campus-procurement/sdk';
import { fingerprintOf } from '@campus-procurement/sdk/commitment';
import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import classes from '../../content/reading/reading.module.css';
import own from './notice.module.css';

/** The fingerprint of a notice, which the browser can calculate itself. */
export function Fingerprint({ notice }: { notice: Schemas['AnnouncementDetail'] }) {
  const t = useT();
  const [isSame, setSame] = useState<boolean | null>(null);
  const verify = async () => setSame((await fingerprintOf(notice)) === notice.fingerprint);
  return (
    <section className={own.fingerprint}>
      <h2 className={classes.heading}>{t('announcements.fingerprint')}</h2>
      <code>{notice.fingerprint}</code>
      <p>{t('announcements.fingerprintHint')}</p>
      <div>
        <Button variant="default" size="xs" leftSection={<IconShieldCheck size={16} aria-hidden />} onClick={verify}>
          {t('announcements.verify')}
        </Button>
      </div>
      <div role="status">
        {isSame !== null && (
          <Message tone={isSame ? 'success' : 'error'}>{t(isSame ? 'announcements.verified' : 'announcements.differs')}</Message>
        )}
      </div>
    </section>
  );
}
