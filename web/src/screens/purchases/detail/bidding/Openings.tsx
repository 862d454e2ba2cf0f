import { Button } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import type { BidAct } from '../state/projectState.ts';
import classes from './bidding.module.css';
import type { Bidding } from './useBidding.ts';

type Stage = Bidding['witnesses'][number]['stage'];

interface OpeningsProps {
  bidding: Bidding;
  onAct: (act: BidAct) => void;
}

/** The two openings: who has witnessed and opened, what comes next, and who is needed for it. */
export function Openings({ bidding, onAct }: OpeningsProps) {
  const t = useT();
  return (
    <Section title={t('bidding.openings')} isFlush>
      <ol className={classes.openings}>
        <One stage="DOCUMENTS" bidding={bidding} onAct={onAct} />
        <One stage="PRICES" bidding={bidding} onAct={onAct} />
      </ol>
    </Section>
  );
}

function One({ stage, bidding, onAct }: OpeningsProps & { stage: Stage }) {
  const t = useT();
  const format = useFormat();
  const { documentsOpenTime, pricesOpenTime, openedByName, witnesses, witnessNeeded, automatic, allowedActions } = bidding;
  const { unreadableCount } = bidding;
  const time = stage === 'DOCUMENTS' ? documentsOpenTime : pricesOpenTime;
  const isNext = time === null && (stage === 'DOCUMENTS' || documentsOpenTime !== null);
  const witness = witnesses.find((one) => one.stage === stage);
  const acts = (['WITNESS', `OPEN_${stage}`] as const).filter((act) => isNext && allowedActions.includes(act));
  const lines = [
    time !== null && t('bidding.openedAt', { time: format.exactTime(time), name: openedByName ?? t('projects.byItself') }),
    witness && t('bidding.witnessedBy', { name: witness.userName, time: format.dateTime(witness.time) }),
    isNext && witnessNeeded && !witness && t('bidding.needsWitness'),
    isNext && unreadableCount > 0 && t('bidding.unreadable', { count: unreadableCount }),
    isNext && automatic && t('bidding.willOpenItself'),
    time === null && t(`bidding.opens_${stage}`),
  ].filter((line) => typeof line === 'string');
  return (
    <li data-state={time !== null ? 'done' : isNext ? 'now' : undefined}>
      <div>
        <b>{t(`bidding.stage_${stage}`)}</b>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {acts.map((act) => (
        <Button key={act} variant="default" onClick={() => onAct(act)}>
          {t(`projects.do${act}`)}
        </Button>
      ))}
    </li>
  );
}
