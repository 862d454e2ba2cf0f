import type { Schemas } from '@campus-procurement/sdk';
import { fingerprintOf } from '@campus-procurement/sdk/commitment';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Fingerprint } from '../blocks/Fingerprint.tsx';

const answers = {
  same: ['good', 'portal.verified'],
  other: ['bad', 'portal.notVerified'],
  unable: ['wait', 'portal.cannotVerify'],
} as const;

/** The fingerprint of a notice, recomputed in the reader's browser when it is asked for. */
export function VerifyNotice({ notice }: { notice: Schemas['AnnouncementDetail'] }) {
  const t = useT();
  const [answer, setAnswer] = useState<keyof typeof answers | null>(null);

  async function verify() {
    // Without a secure connection browsers calculate nothing.
    const found = await fingerprintOf(notice).catch(() => null);
    setAnswer(found === null ? 'unable' : found === notice.fingerprint ? 'same' : 'other');
  }

  const [tone, text] = answer ? answers[answer] : [undefined, null];
  return (
    <footer className="po-finger">
      <p>
        <b>{t('portal.fingerprint')}</b> {t('portal.fingerprintText')}
      </p>
      <Fingerprint code={notice.fingerprint} />
      <button type="button" className="po-button po-no-print" onClick={verify}>
        {t('portal.verify')}
      </button>
      <p role="status">{text && <span data-tone={tone}>{t(text)}</span>}</p>
    </footer>
  );
}
