import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { ArticleForm } from '../articles/ArticleForm.tsx';
import { categoryBodyOf } from '../articles/articleSchema.ts';
import { CategoryField } from '../articles/CategoryFields.tsx';

interface NewsFormProps {
  article: Schemas['Article'] | null;
  onClose: () => void;
}

export function NewsForm({ article, onClose }: NewsFormProps) {
  const create = useApiMutation('saveNews');
  const update = useApiMutation('updateNews');
  return (
    <ArticleForm
      channel="NEWS"
      article={article}
      createTitle={['articles.createNews']}
      fields={(control) => <CategoryField control={control} dictType="news_category" />}
      create={(values) => create.mutateAsync({ body: categoryBodyOf(values) })}
      update={(id, version, values) => update.mutateAsync({ path: { id }, body: { version, ...categoryBodyOf(values) } })}
      onClose={onClose}
    />
  );
}
