import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ClipboardEvent, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useGoodsChoices } from '#ui/choices/useGoodsChoices.ts';
import { LineFields } from './LineFields.tsx';
import { type LineValues, limits, nextLine } from './purchaseValues.ts';
import { Question } from './Question.tsx';
import { cellsOf, sheetOf, unreadCount, withSheet } from './sheetRows.ts';
import classes from './sponsor.module.css';
import { useHeadings } from './useHeadings.ts';
import type { Purchase } from './usePurchase.ts';
import { useUnits } from './useUnits.ts';

interface Pasted {
  before: LineValues[];
  keys: readonly number[];
  isCut: boolean;
  totals: number;
}

/** What is bought: one line, or several, also from a spreadsheet. */
export function WhatQuestion({ form }: { form: Purchase }) {
  const t = useT();
  const { values, change } = form;
  const { lines } = values;
  const categories = useGoodsChoices();
  const unitOf = useUnits();
  const headings = useHeadings();
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const isWrong = lines.some((line) =>
    ['itemName', 'spec', 'quantity', 'unit', 'price', 'categoryId', ...(lines.length > 1 ? ['amount'] : [])].some((name) =>
      form.wrongAt(`lines.${line.key}.${name}`),
    ),
  );

  const counted = {
    count: pasted?.keys.length ?? 0,
    totals: pasted?.totals ?? 0,
    unread: unreadCount(lines, pasted?.keys ?? []),
  };

  function paste(event: ClipboardEvent) {
    const cells = cellsOf(event.clipboardData.getData('text/plain'));
    if (!cells) return;
    event.preventDefault();
    const sheet = sheetOf(cells, headings, 'amount');
    const { lines: all, added } = withSheet(lines, sheet, categories, t('sponsor.sheetYes').split(' '));
    if (added.length > 0) change({ lines: all });
    setPasted({ before: lines, keys: added, isCut: added.length < sheet.rows.length, totals: sheet.totals });
  }

  return (
    <Question label={t('sponsor.what')} hint={t('sponsor.whatHint')} isWrong={isWrong}>
      <ol className={classes.lines}>
        {lines.map((line, index) => (
          <li key={line.key}>
            <LineFields
              form={form}
              line={line}
              categories={categories}
              unitOf={unitOf}
              no={lines.length > 1 ? index + 1 : null}
              onPaste={paste}
              onRemove={() => change({ lines: lines.filter(({ key }) => key !== line.key) })}
            />
          </li>
        ))}
      </ol>
      <div className={classes.below}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          disabled={lines.length >= limits.lines}
          onClick={() => change({ lines: [...lines, nextLine(lines)] })}
        >
          {t('sponsor.addLine')}
        </Button>
        {pasted && (
          <span className={classes.pasted} role="status">
            {t('sponsor.pasted', { ...counted, most: pasted.isCut ? limits.lines : null })}
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                change({ lines: pasted.before });
                setPasted(null);
              }}
            >
              {t('sponsor.undoPaste')}
            </Button>
          </span>
        )}
      </div>
    </Question>
  );
}
