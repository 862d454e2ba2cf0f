import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { TextField } from '#ui/fields/TextField.tsx';
import { ArticleForm } from '../articles/ArticleForm.tsx';
import { type ArticleValues, categoryBodyOf, limits } from '../articles/articleSchema.ts';
import { CategoryField } from '../articles/CategoryFields.tsx';
import { StepsField } from './StepsField.tsx';

interface GuidelineFormProps {
  article: Schemas['Article'] | null;
  onClose: () => void;
}

function bodyOf(values: ArticleValues) {
  const steps = values.steps.map(({ routeName, ...step }) => ({ ...step, routeName: routeName || null }));
  return { ...categoryBodyOf(values), sort: Number(values.sort), steps };
}

export function GuidelineForm({ article, onClose }: GuidelineFormProps) {
  const create = useApiMutation('saveHelpGuideline');
  const update = useApiMutation('updateHelpGuideline');
  return (
    <ArticleForm
      channel="GUIDELINE"
      article={article}
      createTitle={['articles.createGuideline']}
      fields={(control) => (
        <>
          <CategoryField control={control} dictType="guide_category" />
          <TextField control={control} name="sort" label="articles.sort" hint="ui.sortHint" limit={limits.sort} />
          <StepsField control={control} />
        </>
      )}
      create={(values) => create.mutateAsync({ body: bodyOf(values) })}
      update={(id, version, values) => update.mutateAsync({ path: { id }, body: { version, ...bodyOf(values) } })}
      onClose={onClose}
    />
  );
}
