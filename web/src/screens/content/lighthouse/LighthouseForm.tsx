import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { parseMoney } from '@campus-procurement/sdk/money';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ArticleForm } from '../articles/ArticleForm.tsx';
import { type ArticleValues, categoryBodyOf, limits } from '../articles/articleSchema.ts';
import { CategoryField } from '../articles/CategoryFields.tsx';

interface LighthouseFormProps {
  article: Schemas['Article'] | null;
  onClose: () => void;
}

function bodyOf(values: ArticleValues) {
  const [caseAmount, caseSavingRate] = [parseMoney(values.caseAmount), parseMoney(values.caseSavingRate)];
  return { ...categoryBodyOf(values), caseAmount, caseSavingRate };
}

export function LighthouseForm({ article, onClose }: LighthouseFormProps) {
  const create = useApiMutation('saveLighthouse');
  const update = useApiMutation('updateLighthouse');
  return (
    <ArticleForm
      channel="LIGHTHOUSE"
      article={article}
      createTitle={['articles.createLighthouse']}
      fields={(control) => (
        <>
          <CategoryField control={control} dictType="lighthouse_category" />
          <MoneyField control={control} name="caseAmount" label="articles.caseAmount" hint="articles.caseAmountHint" />
          <TextField
            control={control}
            name="caseSavingRate"
            label="articles.caseSavingRate"
            hint="articles.caseSavingRateHint"
            limit={limits.caseSavingRate}
          />
        </>
      )}
      create={(values) => create.mutateAsync({ body: bodyOf(values) })}
      update={(id, version, values) => update.mutateAsync({ path: { id }, body: { version, ...bodyOf(values) } })}
      onClose={onClose}
    />
  );
}
