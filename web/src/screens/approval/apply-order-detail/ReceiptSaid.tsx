import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { useFileDownload } from '#ui/files/useFileDownload.ts';
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
              <Picture file={file} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.quiet}>{t('approvals.noPictures')}</p>
      )}
      {allowedActions.includes('APPROVE') && (
        <div className={classes.oath}>
          <span>{t('approvals.oath')}</span>
          <p>{t('approvals.oathText', { applicant, title, amount: format.money(amount) })}</p>
        </div>
      )}
    </Section>
  );
}

/** A picture, which a click shows as large as the window. */
function Picture({ file }: { file: Schemas['FileInfo'] }) {
  const t = useT();
  const { href, renew } = useFileDownload(file);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.picture}
        onClick={() => setOpen(true)}
        aria-label={t('approvals.enlarge', { name: file.fileName })}
      >
        <img src={href} alt="" onError={renew} />
      </button>
      {isOpen && (
        <Dialog title={file.fileName} onClose={() => setOpen(false)} size="min(1100px, 94vw)">
          <img className={classes.large} src={href} alt={file.fileName} onError={renew} />
        </Dialog>
      )}
    </>
  );
}
