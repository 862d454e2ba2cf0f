import { Anchor } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';

export type HelpTopic = 'forgot' | 'register';

const HelpDialog = lazy(() => import('./HelpDialog.tsx'));

/** What to do without a password or an account. */
export function HelpLink({ topic }: { topic: HelpTopic }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Anchor component="button" type="button" size="sm" onClick={() => setOpen(true)}>
        {t(`session.${topic}`)}
      </Anchor>
      {isOpen && (
        <Suspense>
          <HelpDialog topic={topic} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
