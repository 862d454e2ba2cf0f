import { useApiMutation, useApiQuery, useUser } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { Button, Fieldset, Input } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import {
  type Control,
  type FieldPath,
  type UseFormReturn,
  useController,
  useFieldArray,
  useForm,
  useWatch,
} from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { choiceOfSupplier, useSupplierSearch } from '#ui/choices/useSupplierSearch.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { type Choice, LookupField } from '#ui/fields/LookupField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { NoticeRows } from '#ui/text/NoticeRows.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import type { StepFormProps } from '../state/stepForm.ts';
import { proposedEnd, publicationRules } from './publicationRules.ts';
import { limits, type Publication, publicationBody, publicationSchema } from './publicationSchema.ts';
import classes from './publish.module.css';

/** Milliseconds without a change after which the server is asked. */
const pause = 600;

/** How an error of a field is marked that the server has found. */
const mark = 'server';

/** The officer announces a purchase: until when, with how many bidders, whom by name; beside it the notice as it will be. */
export default function PublishForm({ project, onClose, onReload }: StepFormProps) {
  const t = useT();
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
      confirmLabel: t('projects.doPUBLISH'),
    });

  return (
    <FormDrawer
      title={['bidding.publishForm', { name }]}
      form={form}
      draft={`publish ${id}`}
      onSubmit={send}
      question={isSure}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doPUBLISH"
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

interface About {
  id: string;
  version: number;
  isInvited: boolean;
}

/** The notice that the form would publish, asked anew after each change; what the server refuses is said at its field. */
function usePreview(form: UseFormReturn<Publication>, { id, version, isInvited }: About) {
  const values = useWatch({ control: form.control }) as Publication;
  // By its text, so that a form that is drawn again asks nothing.
  const [text] = useDebouncedValue(JSON.stringify(values), pause);
  const body = useMemo(
    () => publicationBody(JSON.parse(text) as Publication, { version, isInvited }),
    [text, version, isInvited],
  );
  const query = useApiQuery(
    'previewPublication',
    { path: { id }, body },
    {
      enabled: body.bidEndTime !== '' && body.minBidders > 0,
      placeholderData: (before) => before,
      meta: { silent: true },
      gcTime: 60_000,
    },
  );
  const { error, isSuccess, isPlaceholderData } = query;
  useEffect(() => {
    if (error === null && (!isSuccess || isPlaceholderData)) return;
    const { errors } = form.formState;
    for (const name of Object.keys(errors) as (keyof Publication)[]) {
      if (errors[name]?.type === mark) form.clearErrors(name);
    }
    if (!isApiError(error)) return;
    for (const { field, message } of error.fieldErrors) {
      const [name = ''] = field.split('.');
      if (name in form.getValues()) form.setError(name as FieldPath<Publication>, { type: mark, message });
    }
  }, [error, isSuccess, isPlaceholderData, form]);
  return query;
}

/** Warns officers without a phone before they publish: the notice would name the contact of the school instead of them. */
function NoPhone() {
  const t = useT();
  if (useUser().phone !== null) return null;
  return (
    <Message tone="warning">
      {t('bidding.noPhone')} <TextLink to="/information/userInfo">{t('bidding.enterPhone')}</TextLink>
    </Message>
  );
}

interface NoticePreviewProps {
  preview: Schemas['PublicationPreview'] | undefined;
  error: unknown;
  isInvited: boolean;
}

/** The notice as it would be published, who would be told, and what it means for the opening. */
function NoticePreview({ preview, error, isInvited }: NoticePreviewProps) {
  const t = useT();
  const refused = error ? describeError(error, t).text : null;
  const reasons = isApiError(error) ? error.fieldErrors.map(({ message }) => message) : [];
  return (
    <section className={classes.preview} aria-label={t('bidding.preview')}>
      <div role="status">
        {refused && (
          <Message tone="warning">{reasons.length > 0 ? reasons.map((reason) => <p key={reason}>{reason}</p>) : refused}</Message>
        )}
        {preview && !refused && (
          <ul className={classes.facts}>
            <li>{t(isInvited ? 'bidding.willInvite' : 'bidding.willTell', { count: preview.matchingSuppliers })}</li>
            <li>
              {t('bidding.joinEnds')} <DateTime value={preview.joinEndTime} />
            </li>
            <li>{t(preview.witnessNeeded ? 'bidding.witnessNeeded' : 'bidding.noWitness')}</li>
          </ul>
        )}
      </div>
      {preview ? <Notice preview={preview} isOld={refused !== null} /> : refused === null && <LoadingBlock />}
    </section>
  );
}

function Notice({ preview: { title, sections }, isOld }: { preview: Schemas['PublicationPreview']; isOld: boolean }) {
  return (
    <article className={classes.notice} data-old={isOld || undefined}>
      <h3>{title}</h3>
      {sections.map((section) => (
        <div key={section.title}>
          {section.title !== title && <h4>{section.title}</h4>}
          <NoticeRows rows={section.rows} />
        </div>
      ))}
    </article>
  );
}

/** Suppliers that are invited by name beside those that are drawn, each with the reason. */
function InvitationsField({ control }: { control: Control<Publication> }) {
  const t = useT();
  const { fields, append, remove } = useFieldArray({ control, name: 'invitations' });
  const { fieldState } = useController({ control, name: 'invitations' });
  return (
    <Input.Wrapper
      label={t('bidding.invitations')}
      labelElement="div"
      description={t('bidding.invitationsHint')}
      error={fieldState.error?.message}
    >
      {fields.map(({ id }, index) => (
        <Fieldset key={id} legend={t('bidding.invitation', { no: index + 1 })} className={classes.invitation ?? ''}>
          <Supplier control={control} index={index} />
          <TextField
            control={control}
            name={`invitations.${index}.reason`}
            label="bidding.reasonOfName"
            limit={limits.reason}
            multiline
            required
          />
          <Button variant="default" size="xs" onClick={() => remove(index)}>
            {t('bidding.removeInvitation', { no: index + 1 })}
          </Button>
        </Fieldset>
      ))}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} />}
        disabled={fields.length >= limits.invitations}
        onClick={() => append({ supplierId: '', reason: '' })}
      >
        {t('bidding.addInvitation')}
      </Button>
    </Input.Wrapper>
  );
}

function Supplier({ control, index }: { control: Control<Publication>; index: number }) {
  const [found, search] = useSupplierSearch('APPROVED');
  const [chosen, setChosen] = useState<Choice[]>([]);
  const { field } = useController({ control, name: `invitations.${index}.supplierId` });
  const choices = withChosen((found.data?.records ?? []).map(choiceOfSupplier), chosen);
  const now = choices.find(({ value }) => value === field.value);
  // What was chosen stays among the choices when another name is searched.
  if (now && chosen[0]?.value !== now.value) setChosen([now]);
  return (
    <LookupField
      control={control}
      name={`invitations.${index}.supplierId`}
      label="bidding.supplier"
      choices={choices}
      onSearch={search}
      required
    />
  );
}
