import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { useSchoolWord } from '#ui/purchase/useSchoolWord.ts';
import type { StepFormProps } from '../state/stepForm.ts';
import { InvitationsField } from './InvitationsField.tsx';
import { NoPhone } from './NoPhone.tsx';
import { NoticePreview } from './NoticePreview.tsx';
import { proposedEnd, publicationRules } from './publicationRules.ts';
import { limits, type Publication, publicationBody, publicationSchema } from './publicationSchema.ts';
import classes from './publish.module.css';
import { usePreview } from './usePreview.ts';

/** The officer announces a purchase: until when, with how many bidders, whom by name; beside it the notice as it will be. */
export default function PublishForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
  const word = useSchoolWord();
  const format = useFormat();
  const { id, version, projectName: name } = project;
  const rules = publicationRules(project);
  const { isInvited } = rules;
  const publish = useApiMutation('publishProject');
  const confirm = useConfirm();
  const form = useForm<Publication>({
    resolver: useRules(publicationSchema, rules.minBidders),
    defaultValues: {
      isNow: true,
      bidStartTime: '',
      announcementTitle: '',
      invitations: [],
      bidEndTime: proposedEnd(new Date(), rules.hours),
      minBidders: String(rules.minBidders),
    },
  });
  const { control, formState, watch } = form;
  const preview = usePreview(form, { id, version, isInvited });
  const hasStart = !watch('isNow') || formState.errors.bidStartTime !== undefined;

  async function send(values: Publication) {
    await publish.mutateAsync({ path: { id }, body: publicationBody(values, { version, isInvited }) });
    notify.success(t('projects.donePUBLISH', { name }));
  }

  const isSure = (values: Publication) =>
    confirm({
      title: t('bidding.publishTitle', { name }),
      text: t('bidding.publishText', {
        end: format.dateTime(publicationBody(values, { version, isInvited }).bidEndTime),
        // What was last asked may be older than what is sent, or refused.
        count: (preview.isPlaceholderData ? null : preview.data?.matchingSuppliers) ?? null,
      }),
      confirmLabel: t(word('projects.doPUBLISH')),
    });

  return (
    <FormDrawer
      title={[word('bidding.publishForm'), { name }]}
      form={form}
      draft={`publish ${id}`}
      onSubmit={send}
      question={isSure}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel={word('projects.doPUBLISH')}
      isWide
    >
      <div className={classes.columns}>
        <div className={classes.fields}>
          <NoPhone />
          <SwitchField control={control} name="isNow" label="bidding.isNow" hint="bidding.isNowHint" />
          {hasStart && <DateField control={control} name="bidStartTime" label="bidding.startTime" required />}
          <div>
            <DateField control={control} name="bidEndTime" label="bidding.endTime" hint="bidding.endHint" required />
            <p className={classes.rule}>{t('bidding.hoursRule', { hours: rules.hours })}</p>
          </div>
          <TextField
            control={control}
            name="minBidders"
            label="bidding.minBidders"
            hint="bidding.minBiddersHint"
            limit={2}
            unit="bidding.unitBidders"
            required
          />
          <TextField
            control={control}
            name="announcementTitle"
            label="bidding.title"
            hint="bidding.titleHint"
            limit={limits.title}
          />
          {isInvited && <InvitationsField control={control} />}
        </div>
        <NoticePreview preview={preview.data} error={preview.error} isInvited={isInvited} />
      </div>
    </FormDrawer>
  );
}
