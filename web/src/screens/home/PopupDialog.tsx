import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { claimError } from '#ui/feedback/claimError.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { type Queried, QueryView } from '#ui/page/QueryView.tsx';
import { articleAddress } from '#ui/text/contentAddress.ts';
import { RichText } from '#ui/text/RichText.tsx';
import classes from './PopupDialog.module.css';

interface PopupDialogProps {
  article: Schemas['ArticleBrief'];
  detail: Queried<Schemas['ArticleDetail']>;
  onClose: () => void;
}

/**
 * Shows an announcement over the home page. Closing it counts as reading it. If that cannot be stored, the user is not told: the
 * announcement is shown again at the next visit.
 */
export default function PopupDialog({ article, detail, onClose }: PopupDialogProps) {
  const t = useT();
  const path = { id: article.id };
  const { mutate } = useApiMutation('countArticleView', { onError: claimError });

  function close() {
    mutate({ path });
    onClose();
  }

  return (
    <Dialog onClose={close} title={article.title} size={640} closeOnClickOutside={false}>
      {/* The text gets the focus and not a button, so that a key press meant for the page does not close it unread. */}
      <div className={classes.text} tabIndex={-1} data-autofocus>
        <QueryView query={detail}>{({ content }) => <RichText html={content} />}</QueryView>
      </div>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button component={Link} to={articleAddress(article)} variant="default" onClick={onClose}>
          {t('home.popupOpen')}
        </Button>
        <Button onClick={close}>{t('home.popupClose')}</Button>
      </Group>
    </Dialog>
  );
}
