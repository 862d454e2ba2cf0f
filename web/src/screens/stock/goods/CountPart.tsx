import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import classes from './count.module.css';

interface CountPartProps {
  /** There are more goods than a sheet lists. */
  isMany: boolean;
  part: string;
  onChange: (part: string) => void;
}

/** A store with very many goods is counted in parts, one sheet for each. */
export function CountPart({ isMany, part, onChange }: CountPartProps) {
  const t = useT();
  const [typed, type] = useState(part);

  function submit(event: FormEvent) {
    event.preventDefault();
    onChange(typed.trim());
  }

  return (
    <>
      {isMany && <Message tone="warning">{t('stock.countMany')}</Message>}
      <form className={classes.part} onSubmit={submit}>
        <TextInput
          aria-label={t('stock.countPart')}
          placeholder={t('stock.countPart')}
          value={typed}
          maxLength={50}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('stock.countPartShow')}
        </Button>
      </form>
    </>
  );
}
