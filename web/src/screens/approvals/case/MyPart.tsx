import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './case.module.css';
import type { CaseDetail } from './caseTexts.ts';

/** What part the user has in a case, if it is not simply to decide: for somebody else, with an opinion, or before others have answered. */
export function MyPart({ detail }: { detail: CaseDetail }) {
  const t = useT();
  const text = textOf(detail, t);
  return text && <p className={classes.acting}>{text}</p>;
}

function textOf({ forUserName, askedByName, records, myTaskId }: CaseDetail, t: ReturnType<typeof useT>): string | null {
  if (forUserName !== null) return t('approvals.actsFor', { name: forUserName });
  const mine = records.find(({ taskId }) => taskId === myTaskId);
  if (askedByName !== null) {
    const question = mine?.question ?? null;
    return question === null
      ? t('approvals.askedBy', { name: askedByName })
      : t('approvals.askedByAbout', { name: askedByName, question });
  }
  if (mine?.state !== 'ASKING') return null;
  const open = records.filter(({ parentTaskId, state }) => parentTaskId === myTaskId && state === 'PENDING');
  return t('approvals.stillAsking', { names: open.map(({ userName }) => userName) });
}
