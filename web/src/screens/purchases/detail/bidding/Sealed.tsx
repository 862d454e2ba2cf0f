import { IconLock } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import classes from './bidding.module.css';
import type { Bidding } from './useBidding.ts';

/** What nobody can read yet, who will, and when; nothing when all is open. */
export function Sealed({ bidding }: { bidding: Bidding }) {
  const t = useT();
  const { documentsOpenTime, pricesOpenTime, stage, witnessNeeded, automatic } = bidding;
  if (pricesOpenTime !== null) return null;
  const isFailed = stage === 'FAILED';
  const rows = [...(documentsOpenTime === null ? (['documents'] as const) : []), ...(['prices', 'risks'] as const)];
  const step = automatic ? 'byItself' : witnessNeeded ? 'withWitness' : 'byOfficer';
  return (
    <Section title={t('bidding.sealed')} end={<IconLock size={16} stroke={1.5} aria-hidden className={classes.lock} />}>
      <p className={classes.text}>{t(isFailed ? 'bidding.neverOpened' : 'bidding.sealedText')}</p>
      {!isFailed && (
        <PlainTable
          caption={t('bidding.sealed')}
          rows={rows}
          rowKey={(row) => row}
          empty=""
          namesAbove
          columns={[
            { header: t('bidding.sealedWhat'), cell: (row) => t(`bidding.sealed_${row}`) },
            { header: t('bidding.sealedWho'), cell: (row) => t(`bidding.reads_${row}`) },
            {
              header: t('bidding.sealedWhen'),
              cell: (row) => t(row === 'documents' ? `bidding.firstStep_${step}` : `bidding.secondStep_${step}`),
            },
          ]}
        />
      )}
    </Section>
  );
}
