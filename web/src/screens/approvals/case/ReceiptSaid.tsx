import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { EnlargedPicture } from '#ui/files/EnlargedPicture.tsx';
import { Section } from '#ui/page/Section.tsx';
import classes from './case.module.css';
import type { CaseDetail } from './caseTexts.ts';

/** What the applicant says has arrived, with pictures, and the sentence that the witness signs. */
export function ReceiptSaid({ detail: { createTime, amount, project, allowedActions } }: { detail: CaseDetail }) {
  const t = useT();
  const format = useFormat();
  const { applicantName: applicant, projectName: title, receipt } = project;
  const pictures = receipt?.pictures ?? [];
  return (
    <Section title={t('approvals.receipt')}>
      <p className={classes.said}>{t('approvals.receiptSays', { applicant, time: format.dateTime(createTime) })}</p>
      {pictures.length > 0 ? (
        <ul className={classes.pictures} aria-label={t('approvals.pictures')}>
          {pictures.map((file) => (
            <li key={file.id}>
              <EnlargedPicture file={file} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.quiet}>{t('approvals.noPictures')}</p>
      )}
      {allowedActions.includes('APPROVE') && (
        <div className={classes.oath}>
          <span>{t('approvals.oath')}</span>
          <p>{t('approvals.oathText', { applicant, title, amount })}</p>
        </div>
      )}
    </Section>
  );
}
