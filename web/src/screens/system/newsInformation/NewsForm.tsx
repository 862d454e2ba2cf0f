import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { useDictChoices } from '#ui/useDictChoices.ts';
import { ArticleForm } from '../articles/ArticleForm.tsx';
import { type ArticleValues, bodyOf } from '../articles/articleSchema.ts';

interface NewsFormProps {
  article: Schemas['Article'] | null;
  onClose: () => void;
}

const newsOf = (values: ArticleValues) => ({ ...bodyOf(values), categoryCode: values.categoryCode || null });

export function NewsForm({ article, onClose }: NewsFormProps) {
  const t = useT();
  const categories = useDictChoices('news_category');
  const refreshes = ['queryNewsPage', 'getArticleDetail'] as const;
  const create = useApiMutation('saveNews', { refreshes });
  const update = useApiMutation('updateNews', { refreshes });
  return (
    <ArticleForm
      article={article}
      createTitle={t('articles.createNews')}
      fields={(control) => <LookupField control={control} name="categoryCode" label="articles.category" choices={categories} />}
      create={(values) => create.mutateAsync({ body: newsOf(values) })}
      update={(id, version, values) => update.mutateAsync({ path: { id }, body: { version, ...newsOf(values) } })}
      onClose={onClose}
    />
  );
}
