import { Button, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { amountOf, unitPriceOf } from '#ui/fields/typedNumbers.ts';
import { LineFields } from './LineFields.tsx';
import { priceOf } from './lineMoney.ts';
import { type LineValues, limits, nextLine } from './purchaseValues.ts';
import classes from './sheet.module.css';
import { cellsOf } from './sheetRows.ts';
import type { Purchase } from './usePurchase.ts';
import type { Sheet } from './useSheet.ts';
import { useUnits } from './useUnits.ts';

const fields = ['itemName', 'spec', 'parameters', 'categoryId', 'quantity', 'unit', 'price', 'amount'] as const;

/** The lines on a phone: cards, of which one is open to be filled in. */
export function LineCards({ form, sheet }: { form: Purchase; sheet: Sheet }) {
  const t = useT();
  const unitOf = useUnits();
  const { lines } = form.values;
  const [open, setOpen] = useState<number | null>(lines.length === 1 ? (lines[0]?.key ?? null) : null);

  function add() {
    const line = nextLine(lines);
    form.change({ lines: [...lines, line] });
    setOpen(line.key);
  }

  return (
    <>
      <ul className={classes.cards} id={form.idOf('items')} tabIndex={-1}>
        {lines.map((line, index) => {
          // A fault that is shown leads into the card.
          const isWrong = fields.some((field) => form.wrongAt(`lines.${line.key}.${field}`));
          return (
            <li key={line.key} data-wrong={isWrong || undefined}>
              {open === line.key || isWrong ? (
                <>
                  <LineFields
                    form={form}
                    line={line}
                    unitOf={unitOf}
                    categories={sheet.categories}
                    no={index + 1}
                    onPaste={(event) => {
                      const cells = cellsOf(event.clipboardData.getData('text/plain'));
                      if (!cells) return;
                      event.preventDefault();
                      sheet.take(cells);
                    }}
                    onRemove={() => sheet.remove(line.key)}
                  />
                  <Textarea
                    id={form.idOf(`lines.${line.key}.parameters`)}
                    mt="xs"
                    label={t('sponsor.parameters')}
                    aria-label={t('sponsor.fieldOfLine', { no: index + 1, field: t('sponsor.parameters') })}
                    placeholder={t('sponsor.parametersHint')}
                    value={line.parameters}
                    maxLength={limits.parameters}
                    autosize
                    minRows={2}
                    maxRows={8}
                    onChange={(event) => form.changeLine(line.key, { parameters: event.currentTarget.value })}
                  />
                </>
              ) : (
                <Card line={line} no={index + 1} onOpen={() => setOpen(line.key)} />
              )}
            </li>
          );
        })}
      </ul>
      <div className={classes.tools}>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={lines.length >= limits.lines}
          onClick={add}
        >
          {t('sponsor.addLine')}
        </Button>
      </div>
    </>
  );
}

function Card({ line, no, onOpen }: { line: LineValues; no: number; onOpen: () => void }) {
  const t = useT();
  const format = useFormat();
  const { itemName, spec, quantity, unit } = line;
  const amount = amountOf(line.amount);
  const price = unitPriceOf(priceOf(line));
  const count = [quantity, unit].filter(Boolean).join(' ');
  return (
    <button type="button" className={classes.card} onClick={onOpen}>
      <span>
        <i>{no}</i>
        <b>{itemName || t('sponsor.notYet')}</b>
        <b className={classes.cardSum}>{amount === null ? '–' : format.money(amount)}</b>
      </span>
      {spec && <small>{spec}</small>}
      <small>{price === null ? count : `${count} × ${format.unitPrice(price)}`}</small>
    </button>
  );
}
