import { useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { parseMoney } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import type { FileEntry } from '#ui/fields/fileEntry.ts';
import { ArticleBody } from '../reading/ArticleBody.tsx';
import classes from '../reading/reading.module.css';
import type { ArticleValues } from './articleSchema.ts';

interface ArticlePreviewProps {
  channel: Schemas['ArticleChannel'];
  values: ArticleValues;
  onClose: () => void;
}

/** What is being written, as readers will see it. Default export, because it is fetched late. */
export default function ArticlePreview({ channel, values, onClose }: ArticlePreviewProps) {
  const t = useT();
  const { companyName } = useUser();
  const { title, source, author, content, caseAmount, caseSavingRate, steps, coverId, attachmentIds } = values;
  const [cover] = coverId;
  return (
    <Dialog onClose={onClose} title={title || t('articles.preview')} size={800}>
      <article className={classes.article}>
        <p className={classes.facts}>
          <span>{source || companyName}</span>
          {author !== '' && <span>{author}</span>}
        </p>
        <ArticleBody
          article={{
            channel,
            content,
            caseAmount: parseMoney(caseAmount),
            caseSavingRate: caseSavingRate || null,
            steps: steps.map(({ routeName, ...step }) => ({ ...step, routeName: routeName || null })),
            cover: cover?.url ? { url: cover.url } : null,
            attachments: attachmentIds.flatMap(listed),
          }}
        />
      </article>
    </Dialog>
  );
}

/** A file of the form. When its address ends is not known, so another one is asked for when it is opened. */
function listed({ id, url, contentType, ...file }: FileEntry) {
  return id === null ? [] : [{ ...file, id, url: url ?? '', contentType: contentType ?? '', urlExpireTime: '' }];
}
