import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useGoodsChoices } from '#ui/choices/useGoodsChoices.ts';
import { TextBox } from '../blocks/TextBox.tsx';
import { TickBox } from '../blocks/TickBox.tsx';

interface CategoryChoiceProps {
  /** Those that the supplier has now; they are shown also when they are taken away. */
  own: Schemas['SupplierProfile']['goodsCategories'];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** So many that were found are shown at once. */
const mostShown = 20;

/** What a company mainly sells: the categories that it has, and others that are found by their names. Purchases are matched by them. */
export function CategoryChoice({ own, chosen, error, onChange }: CategoryChoiceProps) {
  const t = useT();
  const choices = useGoodsChoices();
  const [keyword, setKeyword] = useState('');
  // What was chosen stays in its place, also when it is taken away again.
  const [added, setAdded] = useState<string[]>([]);
  const known = new Map([
    ...own.map(({ id, categoryName }) => [id, categoryName] as const),
    ...choices.map(({ value, label }) => [value, label] as const),
  ]);
  const listed = [...new Set([...own.map(({ id }) => id), ...added, ...chosen])];
  const words = keyword.trim().toLowerCase();
  const found =
    words === '' ? [] : choices.filter(({ value, label }) => !listed.includes(value) && label.toLowerCase().includes(words));
  const set = (id: string, isOn: boolean) => onChange(chosen.filter((one) => one !== id).concat(isOn ? id : []));
  return (
    <fieldset className="po-panel po-stack">
      <legend>{t('portalProfile.categories')}</legend>
      <p>
        <small>{t('portalProfile.categoriesText')}</small>
      </p>
      <div>
        {listed.map((id) => (
          <TickBox key={id} checked={chosen.includes(id)} onChange={(isOn) => set(id, isOn)}>
            {known.get(id) ?? '…'}
          </TickBox>
        ))}
      </div>
      <TextBox
        label={t('portalProfile.findCategory')}
        hint={t('portalProfile.findCategoryHint')}
        error={error}
        name="goodsCategoryIds"
        type="search"
        value={keyword}
        maxLength={50}
        onType={setKeyword}
      />
      <p className="po-unseen" role="status">
        {words && t('portalProfile.found', { count: found.length })}
      </p>
      <div>
        {found.slice(0, mostShown).map(({ value, label }) => (
          <TickBox
            key={value}
            checked={false}
            onChange={() => {
              setAdded((before) => [...before, value]);
              set(value, true);
            }}
          >
            {label}
          </TickBox>
        ))}
      </div>
      {words !== '' && (found.length === 0 || found.length > mostShown) && (
        <p>
          <small>{t(found.length === 0 ? 'portalProfile.noneFound' : 'portalProfile.moreFound')}</small>
        </p>
      )}
    </fieldset>
  );
}
