import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { sayStored } from '#i18n/wording.ts';
import { Message } from '../feedback/Message.tsx';
import classes from './DraftOffer.module.css';
import { useDrafts } from './drafts.ts';

interface DraftOfferProps<T extends { id: string }> {
  /** What the forms of the page may be about. */
  rows: readonly T[];
  onOpen: (subject: T | 'new') => void;
}

/**
 * Offers the form that was open when the page was reloaded or the session ended; the form puts back what was entered. A draft of
 * something that is not among the rows waits.
 */
export function DraftOffer<T extends { id: string }>({ rows, onOpen }: DraftOfferProps<T>) {
  function openerOf(form: string) {
    const subject = form === 'new' ? form : rows.find(({ id }) => id === form);
    return subject && (() => onOpen(subject));
  }
  return <FormOffer openerOf={openerOf} />;
}

interface FormOfferProps {
  /** How the form of a draft is opened; undefined where it is not of this page, or no longer the user's to fill in. */
  openerOf: (form: string) => (() => void) | undefined;
}

/** The same where the forms of a page are more than one for each row. */
export function FormOffer({ openerOf }: FormOfferProps) {
  const t = useT();
  const format = useFormat();
  const drafts = useDrafts();
  // As it was when the page was opened: what is entered from now on needs no offer.
  const [offered, setOffered] = useState(() => drafts.list());
  const draft = offered.findLast(({ form }) => openerOf(form) !== undefined);
  const open = draft && openerOf(draft.form);
  if (!draft || !open) return null;
  const { form, title, time } = draft;
  const settle = () => setOffered(offered.filter((one) => one !== draft));

  return (
    <div className={classes.offer}>
      <Message tone="warning">
        <Group justify="space-between" gap="xs">
          <span>{t('ui.draftOffer', { title: sayStored(t, title), time: format.dateTime(new Date(time).toISOString()) })}</span>
          <Group gap="xs">
            <Button
              size="compact-sm"
              onClick={() => {
                settle();
                open();
              }}
            >
              {t('ui.draftContinue')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                settle();
                drafts.drop(form);
              }}
            >
              {t('ui.draftDiscard')}
            </Button>
          </Group>
        </Group>
      </Message>
    </div>
  );
}
