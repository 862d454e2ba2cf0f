import { SegmentedControl, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { choiceOfSupplier, useSupplierSearch } from '#ui/choices/useSupplierSearch.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import { limits } from './purchaseValues.ts';
import { Question, Wrong } from './Question.tsx';
import classes from './sponsor.module.css';
import type { Purchase } from './usePurchase.ts';

interface WhomQuestionProps {
  form: Purchase;
  /** It goes by bidding, where nobody can be chosen. */
  isLarger: boolean;
}

/** From whom it is bought: a supplier of the library, or a shop with its account. */
export function WhomQuestion({ form, isLarger }: WhomQuestionProps) {
  const t = useT();
  const { values, change, wrongAt } = form;
  const { isShop } = values;
  const isWrong = ['supplier', 'shop.name', 'shop.bankName', 'shop.account'].some((field) => wrongAt(field));
  const choices = [
    { value: 'library', label: t('sponsor.ofLibrary') },
    { value: 'shop', label: t('sponsor.shop') },
  ];
  return (
    <Question label={t('sponsor.fromWhom')} isWrong={isWrong}>
      <SegmentedControl
        className={classes.choice ?? ''}
        data={choices}
        value={isShop ? 'shop' : 'library'}
        onChange={(value) => change({ isShop: value === 'shop' })}
        aria-label={t('sponsor.fromWhom')}
      />
      {isShop ? <Shop form={form} /> : <Supplier form={form} />}
      {isLarger && <p className={classes.caution}>{t('sponsor.nobodyChosen')}</p>}
    </Question>
  );
}

function Supplier({ form: { values, change, wrongAt, idOf } }: { form: Purchase }) {
  const t = useT();
  const { supplier } = values;
  const [found, search] = useSupplierSearch('APPROVED');
  const records = found.data?.records ?? [];
  const chosen = supplier.id ? [{ value: supplier.id, label: supplier.name }] : [];
  const choices = withChosen(records.map(choiceOfSupplier), chosen);
  const find = useDebouncedCallback((text: string) => {
    // A name that has been chosen is no search.
    if (!choices.some(({ label }) => label === text)) search(text.trim());
  }, 300);
  const known = records.find(({ id }) => id === supplier.id);
  return (
    <>
      <Select
        id={idOf('supplier')}
        label={t('sponsor.supplier')}
        placeholder={t('sponsor.supplierHint')}
        data={choices}
        value={supplier.id || null}
        onChange={(id, choice) => change({ supplier: { id: id ?? '', name: choice?.label ?? '' } })}
        searchable
        filter={({ options }) => options}
        onSearchChange={find}
        nothingFoundMessage={t('ui.nothingFound')}
        allowDeselect={false}
        error={Boolean(wrongAt('supplier'))}
        aria-describedby={idOf('supplier-wrong')}
      />
      {known && (
        <p className={classes.note}>{t('sponsor.credit', { score: String(known.creditScore), level: known.creditLevel })}</p>
      )}
      <Wrong id={idOf('supplier-wrong')}>{wrongAt('supplier')}</Wrong>
    </>
  );
}

function Shop({ form: { values, change, wrongAt, idOf } }: { form: Purchase }) {
  const t = useT();
  const { shop } = values;
  const field = (name: keyof typeof shop, label: string, limit: number) => (
    <TextInput
      id={idOf(`shop.${name}`)}
      label={label}
      value={shop[name]}
      maxLength={limit}
      autoComplete="off"
      error={wrongAt(`shop.${name}`)}
      onChange={(event) => change({ shop: { ...shop, [name]: event.currentTarget.value } })}
    />
  );
  return (
    <div className={classes.shop}>
      {field('name', t('sponsor.shopName'), limits.name)}
      {field('account', t('sponsor.account'), limits.account)}
      {field('bankName', t('sponsor.bank'), limits.bank)}
    </div>
  );
}
