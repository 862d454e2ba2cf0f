import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { Section } from '#ui/page/Section.tsx';
import { daysUntilEnd, soonDays } from '#ui/purchase/cardEnds.ts';
import { Content } from '#ui/text/Content.tsx';
import classes from './case.module.css';
import type { CaseDetail } from './caseTexts.ts';

/** Below this share of what was available a card is running low. */
const lowShare = 0.1;

/** What an approver should look at before deciding. */
export function CaseNotes({ detail }: { detail: CaseDetail }) {
  const t = useT();
  const notes = notesOf(detail, t);
  return (
    <Section title={t('approvals.notes')}>
      {notes.length === 0 ? (
        <p className={classes.clean}>
          <IconCheck size={16} aria-hidden />
          {t('approvals.noNotes')}
        </p>
      ) : (
        <ul className={classes.notes}>
          {notes.map(({ title, text, answer }) => (
            <li key={title}>
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
              <div>
                <b>
                  <Content>{title}</Content>
                </b>
                <p>
                  <Content>{text}</Content>
                </p>
                {answer && (
                  <p className={classes.answer}>
                    <Content>{t('approvals.explained', { name: detail.project.applicantName, answer })}</Content>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface Note {
  title: string;
  text: string;
  /** What the applicant says to it. */
  answer?: string | null;
}

function notesOf(detail: CaseDetail, t: Translate): Note[] {
  const { project, amount, similarAmount, similarDays: days, smallLimit } = detail;
  const { applicantName: name } = project;
  const ofRequester = project.applicantLeft
    ? [{ title: t('approvals.requesterLeft', { name }), text: t('approvals.requesterLeftText') }]
    : [];
  const names = project.items.flatMap(({ itemName, imported }) => (imported ? [itemName ?? ''] : []));
  const ofGoods = names.length > 0 ? [{ title: t('approvals.importedNote', { names }), text: t('approvals.importedText') }] : [];
  const ofCards = project.funds.flatMap(({ cardName, availableAmount, remainingAmount }) => {
    if (availableAmount === null || remainingAmount === null) return [];
    const [card, free] = [cardName ?? '', availableAmount];
    if (compareMoney(remainingAmount, '0.00') < 0) {
      return [{ title: t('approvals.short', { card }), text: t('approvals.shortText', { free }) }];
    }
    if (Number(remainingAmount) >= lowShare * Number(availableAmount)) return [];
    return [{ title: t('approvals.low', { card, left: remainingAmount }), text: t('approvals.lowText', { free }) }];
  });
  const ofEnds = project.funds.flatMap(({ cardName, availableAmount, validTo }) => {
    const daysLeft = daysUntilEnd(validTo);
    if (availableAmount === null || daysLeft === null || daysLeft > soonDays) return [];
    const title = t('approvals.cardEnds', { card: cardName ?? '', days: daysLeft });
    return [{ title, text: t(daysLeft < 0 ? 'approvals.cardEndedText' : 'approvals.cardEndsText') }];
  });
  if (compareMoney(similarAmount, '0.00') === 0) return [...ofRequester, ...ofGoods, ...ofEnds, ...ofCards];
  const sum = sumOf([amount, similarAmount]);
  return [
    ...ofRequester,
    ...ofGoods,
    ...ofEnds,
    ...ofCards,
    {
      title: t('approvals.similarNote', { days, sum: similarAmount }),
      text:
        project.lane === 'BIDDING'
          ? t('approvals.similarLarger', { applicant: project.applicantName, sum })
          : t('approvals.similarText', { applicant: project.applicantName, sum, limit: smallLimit }),
      answer: project.splitReason,
    },
  ];
}
