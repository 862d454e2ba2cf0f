import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { ArticleForm } from '../articles/ArticleForm.tsx';
import { type ArticleValues, bodyOf } from '../articles/articleSchema.ts';

interface SystemAnnouncementFormProps {
  article: Schemas['Article'] | null;
  onClose: () => void;
}

const announcementOf = (values: ArticleValues) => ({ ...bodyOf(values), popup: values.popup });

export function SystemAnnouncementForm({ article, onClose }: SystemAnnouncementFormProps) {
  const create = useApiMutation('saveSystemAnnouncement');
  const update = useApiMutation('updateSystemAnnouncement');
  return (
    <ArticleForm
      channel="SYSTEM_ANNOUNCEMENT"
      article={article}
      createTitle={['articles.createAnnouncement']}
      fields={(control) => <SwitchField control={control} name="popup" label="articles.popup" hint="articles.popupHint" />}
      create={(values) => create.mutateAsync({ body: announcementOf(values) })}
      update={(id, version, values) => update.mutateAsync({ path: { id }, body: { version, ...announcementOf(values) } })}
      onClose={onClose}
    />
  );
}
