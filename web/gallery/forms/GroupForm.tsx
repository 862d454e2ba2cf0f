import { Button, Group, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormPage } from '#ui/form/FormPage.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { CodeBlock } from '#ui/page/CodeBlock.tsx';
import { Section } from '#ui/page/Section.tsx';
import { descriptionLimit, type GroupValues, groupSchema } from './groupSchema.ts';

const initial: GroupValues = {
  videoMode: 'CUSTOM',
  captureSize: '1920',
  captureFrameRate: '',
  encodingFrameRate: '',
  bitrateLeast: '',
  bitrateMost: '',
  bitrateDefault: '',
  audioMode: 'CUSTOM',
  channels: 'STEREO',
  audioBitrate: '',
  description: '',
};

const modes = (['CUSTOM', 'AUTO'] as const).map((value) => ({ value, label: `demo.mode${value}` as const }));
const sizes = (['1280', '1920'] as const).map((value) => ({ value, label: `demo.size${value}` as const }));
const channels = (['MONO', 'STEREO'] as const).map((value) => ({ value, label: `demo.channels${value}` as const }));
const videoRates = ['captureFrameRate', 'encodingFrameRate', 'bitrateLeast', 'bitrateMost', 'bitrateDefault'] as const;

/** The group form that the product specification has as a demonstration: parameters of video and audio. */
export function GroupForm() {
  const t = useT();
  const [sent, setSent] = useState<GroupValues | null>(null);
  const form = useForm({ resolver: useRules(groupSchema), defaultValues: initial });
  const { control } = form;
  const rate = (name: keyof GroupValues) => {
    const label: LabelKey = `demo.${name as (typeof videoRates)[number]}`;
    return <TextField key={name} control={control} name={name} label={label} limit={6} />;
  };
  return (
    <FormPage form={form} onSubmit={async (values) => setSent(values)} savedText={null}>
      <Section title={t('demo.video')}>
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <SelectField control={control} name="videoMode" label="demo.videoMode" choices={modes} />
          <SelectField control={control} name="captureSize" label="demo.captureSize" choices={sizes} />
          {videoRates.map(rate)}
        </SimpleGrid>
      </Section>
      <Section title={t('demo.audio')}>
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <SelectField control={control} name="audioMode" label="demo.audioMode" choices={modes} />
          <SelectField control={control} name="channels" label="demo.channels" choices={channels} />
          {rate('audioBitrate')}
        </SimpleGrid>
      </Section>
      <Section title={t('demo.description')}>
        <TextField control={control} name="description" label="demo.description" limit={descriptionLimit} multiline />
      </Section>
      {sent && <CodeBlock label={t('demo.sent')} text={JSON.stringify(sent)} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => form.reset()}>
          {t('demo.reset')}
        </Button>
        <Button type="submit">{t('demo.submit')}</Button>
      </Group>
    </FormPage>
  );
}
