import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { ChoicesField } from '#ui/fields/ChoicesField.tsx';
import { DateRangeField } from '#ui/fields/DateRangeField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { type FormStep, StepForm } from '#ui/form/StepForm.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { CodeBlock } from '#ui/page/CodeBlock.tsx';
import { Section } from '#ui/page/Section.tsx';
import { type ChannelValues, channelSchema, channelLimits as limits } from './channelSchema.ts';

const empty: ChannelValues = {
  activityName: '',
  channelType: '',
  promotionTime: '',
  promoteLink: '',
  advertisingSource: '',
  advertisingMedia: '',
  keywords: [],
  pushNotify: true,
  advertisingContent: '',
};

const channelTypes = (['APP', 'WEB', 'MINI'] as const).map((value) => ({ value, label: `demo.channel${value}` as const }));

/** The step form that the product specification has as a demonstration: a channel in which an activity is promoted. */
export function ChannelForm() {
  const t = useT();
  const [sent, setSent] = useState<ChannelValues | null>(null);
  return (
    <Section title={t('demo.channel')}>
      {sent ? (
        <Stack gap="md" align="flex-start">
          <Message tone="success">{t('demo.sent')}</Message>
          <CodeBlock label={t('demo.sent')} text={JSON.stringify(sent)} />
          <Button onClick={() => setSent(null)}>{t('demo.again')}</Button>
        </Stack>
      ) : (
        <Steps onSent={setSent} />
      )}
    </Section>
  );
}

function Steps({ onSent }: { onSent: (values: ChannelValues) => void }) {
  const t = useT();
  const form = useForm({ resolver: useRules(channelSchema), defaultValues: empty });
  const { control } = form;
  const keywords = ['chemicals', 'instruments', 'furniture', 'books'] as const;
  const steps: FormStep<ChannelValues>[] = [
    {
      title: 'demo.basics',
      fields: ['activityName', 'channelType', 'promotionTime', 'promoteLink'],
      content: (
        <>
          <TextField
            control={control}
            name="activityName"
            label="demo.activityName"
            hint="demo.activityNameRule"
            limit={limits.activityName}
            required
          />
          <SelectField control={control} name="channelType" label="demo.channelType" choices={channelTypes} required />
          <DateRangeField control={control} name="promotionTime" label="demo.promotionTime" required />
          <TextField
            control={control}
            name="promoteLink"
            label="demo.promoteLink"
            hint="demo.promoteLinkRule"
            limit={limits.promoteLink}
            required
          />
        </>
      ),
    },
    {
      title: 'demo.details',
      fields: ['advertisingSource', 'advertisingMedia', 'keywords', 'pushNotify', 'advertisingContent'],
      content: (
        <>
          <TextField control={control} name="advertisingSource" label="demo.advertisingSource" limit={limits.text} required />
          <TextField control={control} name="advertisingMedia" label="demo.advertisingMedia" limit={limits.text} required />
          <ChoicesField
            control={control}
            name="keywords"
            label="demo.keywords"
            choices={keywords.map((value) => ({ value, label: t(`demo.${value}`) }))}
            required
          />
          <SwitchField control={control} name="pushNotify" label="demo.pushNotify" />
          <TextField
            control={control}
            name="advertisingContent"
            label="demo.advertisingContent"
            limit={limits.advertisingContent}
            multiline
            required
          />
        </>
      ),
    },
  ];
  return (
    <StepForm
      form={form}
      steps={steps}
      submitLabel="demo.submit"
      onSubmit={async (values) => onSent(values)}
      onDone={() => undefined}
    />
  );
}
