import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { TextField } from '#ui/fields/TextField.tsx';
import { ArticleForm } from '../articles/ArticleForm.tsx';
import { type ArticleValues, categoryBodyOf, limits } from '../articles/articleSchema.ts';
import { CategoryField } from '../articles/CategoryFields.tsx';

interface FaqFormProps {
  article: Schemas['Article'] | null;
  onClose: () => void;
}

const bodyOf = (values: ArticleValues) => ({ ...categoryBodyOf(values), sort: Number(values.sort) });

export function FaqForm({ article, onClose }: FaqFormProps) {
  const create = useApiMutation('saveHelpFaq');
  const update = useApiMutation('updateHelpFaq');
  return (
    <ArticleForm
      channel="FAQ"
      article={article}
      createTitle={['articles.createFaq']}
      fields={(control) => (
        <>
          <CategoryField control={control} dictType="faq_category" />
          <TextField control={control} name="sort" label="articles.sort" hint="ui.sortHint" limit={limits.sort} />
        </>
      )}
      create={(values) => create.mutateAsync({ body: bodyOf(values) })}
      update={(id, version, values) => update.mutateAsync({ path: { id }, body: { version, ...bodyOf(values) } })}
      onClose={onClose}
    />
  );
}
