import type { Schemas } from '@campus-procurement/sdk';
import { Radio } from '@mantine/core';
import { type Control, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import type { Decision } from './decisionSchema.ts';
import classes from './matrix.module.css';
import { QuoteState } from './QuoteState.tsx';

interface WinnerFieldProps {
  control: Control<Decision>;
  quotes: readonly Schemas['ComparedQuote'][];
  lowestId: string | null;
  /** The rule leaves no choice but the lowest. */
  isFixed: boolean;
  /** Called when another one is chosen: other fields hang on it. */
  onChoose: (quoteId: string) => void;
}

/** Whose quote gets the award, in order of rank. */
export function WinnerField({ control, quotes, lowestId, isFixed, onChoose }: WinnerFieldProps) {
  const t = useT();
  const { field, fieldState } = useController({ control, name: 'quoteId' });
  return (
    <Radio.Group
      {...field}
      onChange={(quoteId) => {
        field.onChange(quoteId);
        onChoose(quoteId);
      }}
      label={t('bidding.winner')}
      description={t(isFixed ? 'bidding.winnerFixed' : 'bidding.winnerHint')}
      error={fieldState.error?.message}
      withAsterisk
    >
      <div className={classes.winners}>
        {quotes.map((quote) => (
          <Radio
            key={quote.quoteId}
            value={quote.quoteId}
            disabled={isFixed && quote.quoteId !== lowestId}
            label={
              <span className={classes.winner}>
                <span>
                  {t('purchases.rankNo', { rank: quote.rank ?? 0 })} <b>{quote.supplierName}</b>{' '}
                </span>
                <Money value={quote.total} />
                <QuoteState quote={quote} />
              </span>
            }
          />
        ))}
      </div>
    </Radio.Group>
  );
}
