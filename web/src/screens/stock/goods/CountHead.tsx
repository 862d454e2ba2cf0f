import { Button, Progress, SegmentedControl, TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './count.module.css';
import { type CountFilter, countFilters } from './countRows.ts';

interface CountHeadProps {
  field: RefObject<HTMLInputElement | null>;
  /** Goes to what was scanned or typed. @returns whether it is on the sheet */
  onSeek: (text: string) => boolean;
  onNext: () => void;
  filter: CountFilter;
  onFilter: (filter: CountFilter) => void;
  /** How many lines each filter lists. */
  counts: Readonly<Record<CountFilter, number>>;
}

/** What stays in sight while goods are counted: the field of the scanner, the way to the next line, how far it is. */
export function CountHead({ field, onSeek, onNext, filter, onFilter, counts }: CountHeadProps) {
  const t = useT();
  const [sought, seek] = useState({ text: '', missed: '' });
  const done = counts.ALL - counts.LEFT;

  function submit(event: FormEvent) {
    event.preventDefault();
    const { text } = sought;
    seek({ text: '', missed: onSeek(text) || text.trim() === '' ? '' : text });
  }

  return (
    <div className={classes.head}>
      <form className={classes.scan} onSubmit={submit}>
        <TextInput
          ref={field}
          aria-label={t('stock.countScan')}
          placeholder={t('stock.countScanShort')}
          value={sought.text}
          onChange={(event) => seek({ text: event.currentTarget.value, missed: '' })}
          error={sought.missed && t('stock.countNone', { text: sought.missed })}
          enterKeyHint="search"
          autoComplete="off"
          size="md"
        />
        <Button variant="default" size="md" onClick={onNext} disabled={counts.LEFT === 0}>
          {t('stock.countNext')}
        </Button>
      </form>
      <SegmentedControl
        fullWidth
        aria-label={t('stock.countFilter')}
        value={filter}
        onChange={(value) => onFilter(value as CountFilter)}
        data={countFilters.map((value) => ({ value, label: t(`stock.countFilter${value}`, { count: counts[value] }) }))}
      />
      <Progress
        className={classes.progress ?? ''}
        value={counts.ALL === 0 ? 0 : (done / counts.ALL) * 100}
        size="sm"
        aria-label={t('stock.countDone', { done, all: counts.ALL })}
      />
    </div>
  );
}
