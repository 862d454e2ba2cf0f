import type { Schemas } from '@campus-procurement/sdk';
import { parseUnitPrice } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { longestNumber } from '#ui/fields/typedNumbers.ts';
import { TextBox } from '../blocks/TextBox.tsx';
import { Parameters } from '../purchases/WantedLines.tsx';
import { lineTotal } from '../receipts/lineTotal.ts';
import type { LineValues } from './quoteValues.ts';

interface QuoteLineProps {
  wanted: Schemas['WantedLine'];
  values: LineValues;
  faultAt: (field: keyof LineValues) => string | undefined;
  /** Name of a field in the form, by which it is found when it is refused. */
  name: (field: keyof LineValues) => string;
  onChange: (part: Partial<LineValues>) => void;
}

/** What is offered for a line, and what it costs. */
export function QuoteLine({ wanted, values, faultAt, name, onChange }: QuoteLineProps) {
  const t = useT();
  const format = useFormat();
  const quantity = [wanted.quantity, wanted.unit].filter(Boolean).join(' ');
  const sum = lineTotal(values.unitPrice, wanted.quantity);
  // A price that cannot be read is said at once; that it is missing only when the quote is to be sealed.
  const isUnread = values.unitPrice.trim() !== '' && parseUnitPrice(values.unitPrice) === null;
  const field = (of: Exclude<keyof LineValues, 'no'>, maxLength: number) => ({
    name: name(of),
    value: values[of],
    error: faultAt(of) ?? (of === 'unitPrice' && isUnread ? t('portalBids.priceRule') : undefined),
    maxLength,
    autoComplete: 'off',
    onType: (text: string) => onChange({ [of]: text }),
  });
  return (
    <fieldset className="po-panel po-stack">
      <legend>{t('portalBids.lineOf', { no: wanted.no, name: wanted.itemName, quantity })}</legend>
      {wanted.spec && <small>{wanted.spec}</small>}
      <div className="po-wanted">
        <Parameters parameters={wanted.parameters} />
      </div>
      <div className="po-pair">
        <TextBox {...field('brand', 100)} label={t('portalBids.brand')} />
        <TextBox {...field('model', 100)} label={t('portalBids.model')} />
      </div>
      <div className="po-pair">
        <TextBox
          {...field('unitPrice', longestNumber)}
          className="po-price"
          label={t('portalBids.unitPrice')}
          inputMode="decimal"
        />
        <p className="po-sum">
          <small>{t('portalBids.times', { quantity })}</small>
          <output aria-live="off">
            <b>{sum === null ? '–' : format.money(sum)}</b>
          </output>
        </p>
      </div>
      <TextBox {...field('manufacturer', 100)} label={t('portalBids.manufacturer')} />
      <TextBox
        {...field('response', 2000)}
        label={t('portalBids.response')}
        hint={/[*★]/u.test(wanted.parameters ?? '') ? t('portalBids.responseHint') : undefined}
        rows={2}
      />
    </fieldset>
  );
}
