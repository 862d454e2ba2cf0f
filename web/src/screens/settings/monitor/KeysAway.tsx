import { usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Numeral } from '#ui/text/Numeral.tsx';
import classes from './monitor.module.css';

const KeyLossForm = lazyPart(() => import('./KeyLossForm.tsx'));

/** Sealing keys that running biddings need and that the server does not have. Here alone one is declared lost. */
export function KeysAway({ keys }: { keys: Schemas['KeyAway'][] }) {
  const t = useT();
  const format = useFormat();
  const can = usePermission();
  const [lost, setLost] = useState<Schemas['KeyAway'] | null>(null);
  return (
    <Section title={t('dashboard.keysAway')} hint={t('dashboard.keysAwayHint')}>
      <PlainTable
        caption={t('dashboard.keysAway')}
        rows={keys}
        rowKey={({ keyId }) => keyId}
        empty=""
        columns={[
          { header: t('dashboard.keyId'), cell: ({ keyId }) => <code className={classes.code}>{keyId}</code> },
          { header: t('dashboard.keyRounds'), cell: ({ roundCount }) => <Numeral value={roundCount} />, align: 'end' },
          {
            header: t('dashboard.keyBiddings'),
            cell: ({ rounds }) =>
              rounds
                .map(({ schoolName, projectName, endTime }) => {
                  return t('dashboard.keyBidding', { schoolName, projectName, time: format.dateTime(endTime) });
                })
                .join('; '),
          },
          {
            header: t('dashboard.keyAct'),
            cell: (key) =>
              can('system:sealingKey:lose') && (
                <Button size="xs" variant="default" color="red" onClick={() => setLost(key)}>
                  {t('dashboard.declareLost')}
                </Button>
              ),
          },
        ]}
      />
      <Suspense>{lost && <KeyLossForm lost={lost} onClose={() => setLost(null)} />}</Suspense>
    </Section>
  );
}
