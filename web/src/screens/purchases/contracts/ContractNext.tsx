import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { NextStep } from '#ui/page/NextStep.tsx';
import { firstTurn, otherSentences } from '#ui/purchase/firstTurn.ts';
import { TurnNext } from '#ui/purchase/TurnNext.tsx';
import { useTurnSentence } from '#ui/purchase/useTurnSentence.ts';
import { meanings } from '#ui/status/meanings.ts';
import { contractAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './contracts.module.css';

type Detail = Schemas['ContractDetail'];

/** What comes next and who does it, and why it was sent back or given up. */
export function ContractNext({ contract }: { contract: Detail }) {
  const t = useT();
  const format = useFormat();
  const sentence = useTurnSentence();
  const { status, turns, projectId, signDate, signedByName, rejectReason, voidReason } = contract;
  const turn = firstTurn(turns);
  const meaning = meanings.contract[status];
  const reason = status === 'REJECTED' ? rejectReason : voidReason;
  const texts = (
    <>
      {otherSentences(turns, turn, sentence).map((other) => (
        <p key={other}>{other}</p>
      ))}
      {signDate !== null && <p>{t('contracts.signedOn', { day: format.date(signDate), name: signedByName ?? '–' })}</p>}
      {reason && <p className={classes.text}>{t('contracts.reason', { reason })}</p>}
      {status === 'CANCELLED' && (
        <p>
          <TextLink to={contractAddress({ projectId })}>{t('contracts.again')}</TextLink>
        </p>
      )}
    </>
  );
  if (turn) {
    return (
      <TurnNext turn={turn} meaning={meaning} title={sentence(turn)}>
        {texts}
      </TurnNext>
    );
  }
  const isOver = status === 'CANCELLED' || status === 'TERMINATED' || isDone(contract);
  return (
    <NextStep meaning={meaning} title={t(restOf(contract))} isOver={isOver}>
      {texts}
    </NextStep>
  );
}

const isDone = ({ status, acceptedAmount, paidAmount }: Detail) =>
  status === 'COMPLETED' && compareMoney(paidAmount, acceptedAmount) >= 0;

/** What is to be said where nothing is awaited of anybody. */
function restOf(contract: Detail) {
  if (contract.status === 'CANCELLED') return 'contracts.voided';
  if (contract.status === 'TERMINATED') return 'contracts.terminated';
  if (contract.status !== 'COMPLETED') return 'projects.nextNothing';
  return isDone(contract) ? 'contracts.done' : 'projects.nextRetention';
}
