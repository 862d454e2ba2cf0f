import type { Schemas } from '@campus-procurement/sdk';
import { Autocomplete, Select, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { unitWidth } from '#ui/fields/unitWidth.ts';
import classes from './parts.module.css';
import { totalOf } from './purchaseValues.ts';
import { TypedMoney } from './TypedMoney.tsx';
import { limitOf, type NumberField, type TermField } from './termValues.ts';
import type { Check } from './useCheck.ts';
import { placeOf } from './useContactPrefill.ts';
import type { Purchase } from './usePurchase.ts';

interface TermsPartProps {
  form: Purchase;
  check: Check | undefined;
  contacts: readonly Schemas['Contact'][];
}

/** What suppliers are told: the rules of the bidding, which may only be stricter than those of the school, and what they have to deliver. */
export function TermsPart({ form, check, contacts }: TermsPartProps) {
  const t = useT();
  const format = useFormat();
  const { terms, executionCode } = form.values;
  const isBidFor = executionCode === '';
  const config = check?.pattern?.bidConfig ?? undefined;
  const set = (name: TermField) => (text: string) => form.change({ terms: { ...terms, [name]: text } });
  const shared = (name: TermField, hint?: ReactNode) => ({
    id: form.idOf(`terms.${name}`),
    label: t(`sponsor.term_${name}`),
    description: hint,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    value: terms[name],
    error: form.wrongAt(`terms.${name}`),
    autoComplete: 'off',
  });
  const text = (name: TermField, limit: number) => (
    <TextInput {...shared(name)} maxLength={limit} onChange={(event) => set(name)(event.currentTarget.value)} />
  );
  const number = (name: NumberField, unit: string, hint?: string, usual?: number) => (
    <TextInput
      {...shared(name, hint)}
      classNames={{ input: classes.number ?? '' }}
      placeholder={usual === undefined ? '' : String(usual)}
      rightSection={<span className={classes.unit}>{unit}</span>}
      rightSectionWidth={unitWidth(unit)}
      rightSectionPointerEvents="none"
      inputMode="numeric"
      maxLength={3}
      onChange={(event) => set(name)(event.currentTarget.value)}
    />
  );
  const least = config && t('sponsor.leastBidders', { count: config.minBidders });
  const shortest = config && t('sponsor.leastHours', { hours: config.noticeHours });

  return (
    <div className={classes.fields}>
      <div className={classes.four}>
        {isBidFor && (
          <>
            <TypedMoney
              {...shared('priceCeiling', t('sponsor.ceilingHint'))}
              placeholder={format.money(totalOf(form.values))}
              onType={set('priceCeiling')}
            />
            {number('minBidders', t('sponsor.unitBidders'), least, config?.minBidders)}
            {number('noticeHours', t('sponsor.unitHours'), shortest, config?.noticeHours)}
          </>
        )}
        {number('deliveryDays', t('sponsor.unitDays'), t('sponsor.deliveryHint'))}
      </div>
      <div className={classes.terms}>
        <Autocomplete
          {...shared('paymentTerms')}
          data={t('sponsor.paymentChoices').split('|')}
          filter={({ options }) => options}
          maxLength={limitOf.paymentTerms}
          onChange={set('paymentTerms')}
        />
        {number('warrantyMonths', t('sponsor.unitMonths'))}
      </div>
      {contacts.length > 1 && (
        <Select
          label={t('sponsor.place')}
          placeholder={t('sponsor.placeHint')}
          data={contacts.map((contact) => ({ value: contact.id, label: labelOf(contact) }))}
          value={contacts.find((contact) => isPlace(contact, terms))?.id ?? null}
          allowDeselect={false}
          onChange={(id) => {
            const contact = contacts.find((one) => one.id === id);
            if (contact) form.change({ terms: { ...terms, ...placeOf(contact) } });
          }}
        />
      )}
      <div className={classes.contact}>
        {text('contactName', limitOf.contactName)}
        {text('contactPhone', 20)}
        {text('deliveryAddress', limitOf.deliveryAddress)}
      </div>
      <Textarea
        {...shared('requirements', t('sponsor.requirementsHint'))}
        maxLength={limitOf.requirements}
        autosize
        minRows={2}
        maxRows={8}
        onChange={(event) => set('requirements')(event.currentTarget.value)}
      />
    </div>
  );
}

function labelOf(contact: Schemas['Contact']): string {
  const { contactName, contactPhone, deliveryAddress } = placeOf(contact);
  return [contactName, contactPhone, deliveryAddress].join(' · ');
}

function isPlace(contact: Schemas['Contact'], terms: Purchase['values']['terms']): boolean {
  return Object.entries(placeOf(contact)).every(([name, text]) => terms[name as TermField] === text);
}
