import type { Schemas } from '@campus-procurement/sdk';
import { canonicalText, sha256 } from '@campus-procurement/sdk/commitment';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Fingerprint } from '../blocks/Fingerprint.tsx';

type Notice = Schemas['AnnouncementDetail'];

/** The fingerprint of what is shown, as the description of `AnnouncementDetail` says. */
function fingerprintOf({ announcementCode, type, title, publishTime, sections }: Notice): string {
  const time = new Date(publishTime).toISOString();
  return sha256(canonicalText({ announcementCode, type, title, publishTime: time, sections }));
}

/** The fingerprint of a notice, recomputed in the reader's browser when it is asked for. */
export function VerifyNotice({ notice }: { notice: Notice }) {
  const t = useT();
  const [isSame, setSame] = useState<boolean | null>(null);
  return (
    <footer className="po-finger">
      <p>
        <b>{t('portal.fingerprint')}</b> {t('portal.fingerprintText')}
      </p>
      <Fingerprint code={notice.fingerprint} />
      <button
        type="button"
        className="po-button po-no-print"
        onClick={() => setSame(fingerprintOf(notice) === notice.fingerprint)}
      >
        {t('portal.verify')}
      </button>
      <p role="status">
        {isSame !== null && (
          <span data-tone={isSame ? 'good' : 'bad'}>{t(isSame ? 'portal.verified' : 'portal.notVerified')}</span>
        )}
      </p>
    </footer>
  );
}
