import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import parts from './parts.module.css';
import { Wrong } from './Question.tsx';
import type { Purchase } from './usePurchase.ts';
import classes from './way.module.css';
import { type ExpertValues, noExpert, wayLimits } from './wayValues.ts';

/** The experts and what each of them says. */
export function ExpertRows({ form }: { form: Purchase }) {
  const t = useT();
  const { way } = form.values;
  const { experts } = way;
  const store = (next: ExpertValues[]) => form.change({ way: { ...way, experts: next } });
  const set = (at: number, name: keyof ExpertValues) => (text: string) =>
    store(experts.map((expert, index) => (index === at ? { ...expert, [name]: text } : expert)));
  const shared = (index: number, name: keyof ExpertValues) => ({
    id: form.idOf(`wayFacts.experts.${index}.${name}`),
    label: t(`sponsor.expert_${name}`),
    value: experts[index]?.[name] ?? '',
    maxLength: wayLimits[name],
    error: form.wrongAt(`wayFacts.experts.${index}.${name}`),
  });
  return (
    <div>
      <span className={parts.fieldLabel}>{t('sponsor.wayExperts')}</span>
      <p className={parts.wayNote}>{t('sponsor.wayExpertsHint')}</p>
      <div id={form.idOf('wayFacts.experts')} tabIndex={-1}>
        {experts.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: experts have no other key than their place
          <fieldset key={index} className={classes.expert}>
            <legend>{t('sponsor.expertNo', { no: index + 1 })}</legend>
            <div className={parts.contact}>
              {(['name', 'title', 'unit'] as const).map((name) => (
                <TextInput
                  key={name}
                  {...shared(index, name)}
                  autoComplete="off"
                  onChange={(event) => set(index, name)(event.currentTarget.value)}
                />
              ))}
            </div>
            <Textarea
              {...shared(index, 'opinion')}
              autosize
              minRows={2}
              maxRows={8}
              onChange={(event) => set(index, 'opinion')(event.currentTarget.value)}
            />
            <ActionIcon
              className={classes.remove ?? ''}
              size={28}
              aria-label={t('sponsor.removeNamed', { name: t('sponsor.expertNo', { no: index + 1 }) })}
              onClick={() => store(experts.filter((__, at) => at !== index))}
            >
              <IconX size={16} stroke={1.5} />
            </ActionIcon>
          </fieldset>
        ))}
      </div>
      <Wrong>{form.wrongAt('wayFacts.experts')}</Wrong>
      {experts.length < wayLimits.experts && (
        <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} onClick={() => store([...experts, noExpert])}>
          {t('sponsor.addExpert')}
        </Button>
      )}
    </div>
  );
}
