import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { NoticeRows } from '#ui/text/NoticeRows.tsx';
import classes from './publish.module.css';

interface NoticePreviewProps {
  preview: Schemas['PublicationPreview'] | undefined;
  error: unknown;
  isInvited: boolean;
}

/** The notice as it would be published, who would be told, and what it means for the opening. */
export function NoticePreview({ preview, error, isInvited }: NoticePreviewProps) {
  const t = useT();
  const refused = error ? describeError(error, t).text : null;
  const reasons = isApiError(error) ? error.fieldErrors.map(({ message }) => message) : [];
  return (
    <section className={classes.preview} aria-label={t('bidding.preview')}>
      <div role="status">
        {refused && (
          <Message tone="warning">{reasons.length > 0 ? reasons.map((reason) => <p key={reason}>{reason}</p>) : refused}</Message>
        )}
        {preview && !refused && (
          <ul className={classes.facts}>
            <li>{t(isInvited ? 'bidding.willInvite' : 'bidding.willTell', { count: preview.matchingSuppliers })}</li>
            <li>
              {t('bidding.joinEnds')} <DateTime value={preview.joinEndTime} />
            </li>
            <li>{t(preview.witnessNeeded ? 'bidding.witnessNeeded' : 'bidding.noWitness')}</li>
          </ul>
        )}
      </div>
      {preview ? <Notice preview={preview} isOld={refused !== null} /> : refused === null && <LoadingBlock />}
    </section>
  );
}

function Notice({ preview: { title, sections }, isOld }: { preview: Schemas['PublicationPreview']; isOld: boolean }) {
  return (
    <article className={classes.notice} data-old={isOld || undefined}>
      <h3>{title}</h3>
      {sections.map((section) => (
        <div key={section.title}>
          {section.title !== title && <h4>{section.title}</h4>}
          <NoticeRows rows={section.rows} />
        </div>
      ))}
    </article>
  );
}
