import { useServerMenu } from '@campus-procurement/hooks';
import { ActionIcon, Button, Fieldset, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { type Control, useFieldArray } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useMenuLabel } from '#ui/page/useMenuLabel.ts';
import type { ArticleValues } from '../articles/articleSchema.ts';
import classes from './StepsField.module.css';

const limits = { steps: 30, title: 50, content: 1000 };

/** Edits the ordered steps of a guideline. Each may link to a page of the product. */
export function StepsField({ control }: { control: Control<ArticleValues> }) {
  const t = useT();
  const label = useMenuLabel();
  const { entries } = useServerMenu();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'steps' });
  const own = [...entries.values()].filter(({ routeName }) => routeName !== '');
  const pages = own.map((node) => ({ value: node.routeName, label: label(node) }));

  return (
    <div className={classes.steps}>
      {fields.map(({ id, routeName }, index) => (
        <Fieldset key={id} legend={t('articles.stepNumber', { number: index + 1 })} className={classes.step}>
          <Group className={classes.tools} gap={2} wrap="nowrap">
            <StepButton
              Icon={IconArrowUp}
              label={t('articles.stepUp', { number: index + 1 })}
              onClick={() => move(index, index - 1)}
              isOff={index === 0}
            />
            <StepButton
              Icon={IconArrowDown}
              label={t('articles.stepDown', { number: index + 1 })}
              onClick={() => move(index, index + 1)}
              isOff={index === fields.length - 1}
            />
            <StepButton Icon={IconTrash} label={t('articles.stepRemove', { number: index + 1 })} onClick={() => remove(index)} />
          </Group>
          <TextField control={control} name={`steps.${index}.title`} label="articles.stepTitle" limit={limits.title} required />
          <TextField
            control={control}
            name={`steps.${index}.content`}
            label="articles.stepContent"
            limit={limits.content}
            multiline
          />
          <LookupField
            control={control}
            name={`steps.${index}.routeName`}
            label="articles.stepPage"
            hint="articles.stepPageHint"
            choices={withPresent(pages, routeName)}
          />
        </Fieldset>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={fields.length >= limits.steps}
        onClick={() => append({ title: '', content: '', routeName: '' })}
      >
        {t('articles.stepAdd')}
      </Button>
    </div>
  );
}

/** Adds the step's present page to the choices if the writer's menu does not contain it. */
function withPresent(pages: { value: string; label: string }[], routeName: string) {
  const isKnown = routeName === '' || pages.some(({ value }) => value === routeName);
  return isKnown ? pages : [{ value: routeName, label: routeName }, ...pages];
}

interface StepButtonProps {
  Icon: typeof IconTrash;
  label: string;
  onClick: () => void;
  isOff?: boolean;
}

function StepButton({ Icon, label, onClick, isOff = false }: StepButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={28} aria-label={label} disabled={isOff} onClick={onClick}>
      <Icon size={16} stroke={1.5} />
    </ActionIcon>
  );
}
