import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { TextBox } from '../blocks/TextBox.tsx';
import { TickBox } from '../blocks/TickBox.tsx';
import type { QuoteValues } from './quoteValues.ts';

interface QuoteTermsPartProps {
  purchase: Schemas['BiddablePurchaseDetail'];
  values: QuoteValues;
  faultAt: (field: string) => string | undefined;
  onChange: (part: Partial<QuoteValues>, field: string) => void;
}

/** When it is delivered, how long it is warranted, where it deviates. */
export function QuoteTermsPart({ purchase, values, faultAt, onChange }: QuoteTermsPartProps) {
  const t = useT();
  const { deliveryDays: days, warrantyMonths: months, paymentTerms } = purchase;
  const field = (of: 'deliveryDays' | 'warrantyMonths' | 'deviation', maxLength: number) => ({
    name: of,
    value: values[of],
    error: faultAt(of),
    maxLength,
    autoComplete: 'off',
    onType: (text: string) => onChange({ [of]: text }, of),
  });
  return (
    <fieldset className="po-panel po-stack">
      <legend>{t('portalBids.terms')}</legend>
      <div className="po-pair">
        <TextBox
          {...field('deliveryDays', 3)}
          label={t('portalBids.deliveryDays')}
          hint={days === null ? undefined : t('portalBids.wantedDays', { count: days })}
          inputMode="numeric"
        />
        <TextBox
          {...field('warrantyMonths', 3)}
          label={t('portalBids.warrantyMonths')}
          hint={months === null ? undefined : t('portalBids.wantedMonths', { count: months })}
          inputMode="numeric"
        />
      </div>
      <TextBox {...field('deviation', 2000)} label={t('portalBids.deviation')} rows={2} />
      <TickBox
        name="paymentAccepted"
        checked={values.paymentAccepted}
        onChange={(paymentAccepted) => onChange({ paymentAccepted }, 'paymentAccepted')}
        error={faultAt('paymentAccepted')}
      >
        {paymentTerms ? t('portalBids.acceptPayment', { terms: paymentTerms }) : t('portalBids.acceptPaymentPlain')}
      </TickBox>
    </fieldset>
  );
}
