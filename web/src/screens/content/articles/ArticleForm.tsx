import { useApiQuery, useRecord } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import type { ReactNode } from 'react';
import { type Control, useForm } from 'react-hook-form';
import type { Wording } from '#i18n/messages.ts';
import { today } from '#ui/date/dateRange.ts';
import { ChoicesField } from '#ui/fields/ChoicesField.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { pictureEndings } from '#ui/fields/fileEntry.ts';
import { RichTextField } from '#ui/fields/RichTextField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { type ArticleValues, articleSchema, limits, newArticle, valuesOf } from './articleSchema.ts';
import classes from './articles.module.css';
import { PreviewButton } from './PreviewButton.tsx';

const isPastDay = (day: string) => day < today();

interface ArticleFormProps {
  channel: Schemas['ArticleChannel'];
  /** The article to edit; null to create one. */
  article: Schemas['Article'] | null;
  /** The title for a new article. */
  createTitle: Wording;
  /** The fields that only this channel has, shown below the title. */
  fields: (control: Control<ArticleValues>) => ReactNode;
  create: (values: ArticleValues) => Promise<unknown>;
  update: (id: string, version: number, values: ArticleValues) => Promise<unknown>;
  onClose: () => void;
}

function titleOf(article: Schemas['Article'] | null, createTitle: Wording): Wording {
  if (!article) return createTitle;
  return ['articles.edit', { title: article.title }];
}

/** The form of an article, for all channels. */
export function ArticleForm({ channel, article, createTitle, fields, create, update, onClose }: ArticleFormProps) {
  const detail = useRecord('getArticleDetail', { path: { id: article?.id ?? '' } }, { enabled: article !== null });
  const roles = useApiQuery('queryRoleList');
  const form = useForm({
    resolver: useRules(articleSchema),
    defaultValues: newArticle,
    ...(detail.data && { values: valuesOf(detail.data) }),
  });
  const { control } = form;

  function save(values: ArticleValues) {
    if (!article) return create(values);
    if (!detail.data) throw new Error('The form is saved before the article has been read');
    return update(detail.data.id, detail.data.version, values);
  }

  async function reload() {
    const data = await detail.refetch();
    // Not done by `values`, which ignores a change of the version alone.
    if (data) form.reset(valuesOf(data));
  }

  const choices = (roles.data ?? []).map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName }));
  return (
    <FormDrawer
      saved={{ thing: 'articles.thing', name: 'title' }}
      title={titleOf(article, createTitle)}
      form={form}
      waitFor={[...(article ? [detail] : []), roles]}
      onSubmit={save}
      onClose={onClose}
      onReload={reload}
      draft={article?.id ?? 'new'}
      isWide
    >
      <TextField control={control} name="title" label="articles.title" limit={limits.title} required />
      {fields(control)}
      <TextField
        control={control}
        name="summary"
        label="articles.summary"
        hint="articles.summaryHint"
        limit={limits.summary}
        multiline
      />
      <RichTextField control={control} name="content" label="articles.content" bizType="ARTICLE" required />
      <PreviewButton channel={channel} valuesOf={form.getValues} />
      <FilesField
        control={control}
        name="coverId"
        label="articles.cover"
        hint="articles.coverHint"
        bizType="ARTICLE"
        limit={1}
        endings={pictureEndings}
      />
      <FilesField control={control} name="attachmentIds" label="articles.attachments" bizType="ARTICLE" limit={20} />
      <div className={classes.pair}>
        <TextField control={control} name="source" label="articles.source" limit={limits.source} />
        <TextField control={control} name="author" label="articles.author" limit={limits.author} />
      </div>
      <ChoicesField
        control={control}
        name="targetRoles"
        label="articles.targetRoles"
        hint="articles.targetRolesHint"
        placeholder="articles.allRoles"
        choices={choices}
      />
      <DateField
        control={control}
        name="expireTime"
        label="articles.expireTime"
        hint="articles.expireHint"
        isDisabled={isPastDay}
      />
      <SwitchField control={control} name="top" label="articles.top" hint="articles.topHint" />
    </FormDrawer>
  );
}
