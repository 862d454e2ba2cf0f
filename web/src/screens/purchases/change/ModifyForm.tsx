import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { ChoicesField } from '#ui/fields/ChoicesField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormPage } from '#ui/form/FormPage.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { Section } from '#ui/page/Section.tsx';
import { CardsPart } from './CardsPart.tsx';
import { ArgumentPart, ContactPart, ContentPart, SchedulePart } from './FieldParts.tsx';
import { LinesPart } from './LinesPart.tsx';
import classes from './modify.module.css';
import { costsRound, limits, type ModifyValues, modifySchema, valuesOf, wantedOf } from './modifySchema.ts';

type Project = Schemas['ProjectDetail'];

interface ModifyFormProps {
  project: Project;
  /** Null: a new change. */
  draft: Schemas['ProjectModifyDetail'] | null;
  onSaved: (id: string) => unknown;
  onCancel: () => void;
  /** Reads anew what somebody else has changed. */
  onReload: () => unknown;
}

const running: readonly Project['status'][] = ['PUBLISHED', 'BIDDING'];

/** What is to be changed, with what the purchase says now filled in. Saving leads to the comparison. */
export function ModifyForm({ project, draft, onSaved, onCancel, onReload }: ModifyFormProps) {
  const t = useT();
  const save = useApiMutation('saveProjectModify');
  const { id: projectId, projectName: name, nextTime, modifyTypes } = project;
  const isRunning = running.includes(project.status);
  const form = useForm<ModifyValues>({
    resolver: useRules(modifySchema),
    defaultValues: valuesOf(project, isRunning ? nextTime : null, draft),
  });
  const { control, formState } = form;
  const types = useWatch({ control, name: 'modifyType' });
  const saved = useRef('');
  // A draft may want what is not possible any more.
  const offered = [...new Set([...modifyTypes, ...(draft?.modifyType ?? [])])];

  async function send(values: ModifyValues) {
    const { modifyType, reason } = values;
    const body = {
      ...(draft && { id: draft.id, version: draft.version }),
      projectId,
      modifyType: modifyType as Schemas['ModifyType'][],
      reason,
      changes: wantedOf(values, isRunning && !costsRound(modifyType)),
    };
    saved.current = (await save.mutateAsync({ body })).id;
  }

  const has = (type: Schemas['ModifyType']) => types.includes(type);
  const hasRound = offered.some((type) => type === 'CONTENT' || type === 'PRICE');
  const isVoid = isRunning && costsRound(types);
  return (
    <FormPage
      form={form}
      onSubmit={send}
      onDone={() => onSaved(saved.current)}
      onReload={onReload}
      savedText="modifications.saved"
      draft={{ name: `change ${draft?.id ?? projectId}`, title: ['modifications.titleOf', { name }] }}
    >
      <Section title={t('modifications.what')}>
        <Stack gap="md">
          <ChoicesField
            control={control}
            name="modifyType"
            label="modifications.type"
            choices={offered.map((type) => ({ value: type, label: t(`purchases.type${type}`) }))}
            required
          />
          <TextField
            control={control}
            name="reason"
            label="modifications.reason"
            hint={isRunning ? 'modifications.reasonPublic' : 'modifications.reasonHint'}
            limit={limits.reason}
            multiline
            required
          />
          {isRunning && !isVoid && hasRound && <p className={classes.quiet}>{t('modifications.costsRound')}</p>}
          {isVoid && (
            <Message tone="warning">
              <Text size="sm">{t('purchases.costRound')}</Text>
            </Message>
          )}
        </Stack>
      </Section>
      {has('CONTENT') && <ContentPart control={control} />}
      {(has('CONTENT') || has('PRICE')) && <LinesPart control={control} hasContent={has('CONTENT')} hasPrice={has('PRICE')} />}
      {(has('CONTENT') || has('PRICE')) && <ArgumentPart control={control} />}
      {has('FUNDS') && <CardsPart control={control} project={project} />}
      {has('SCHEDULE') && <SchedulePart control={control} isRunning={isRunning && !isVoid} />}
      {has('CONTACT') && <ContactPart control={control} />}
      <ActionBar start={t('modifications.saveHint')}>
        <Button variant="default" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={formState.isSubmitting}>
          {t('modifications.save')}
        </Button>
      </ActionBar>
    </FormPage>
  );
}
