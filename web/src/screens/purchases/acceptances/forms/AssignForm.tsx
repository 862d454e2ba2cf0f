import { useApiMutation } from '@campus-procurement/hooks';
import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useUserChoices } from '#ui/choices/useUserChoices.ts';
import { notify } from '#ui/feedback/notify.ts';
import { LookupsField } from '#ui/fields/LookupsField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import type { StepFormProps } from '../state/acceptanceState.ts';
import { assignSchema } from '../state/assignSchema.ts';
import { GroupRules } from './GroupRules.tsx';

type Values = z.infer<ReturnType<typeof assignSchema>>;

/** Names those who accept, or has them drawn by lot; what the group must be like turns green as it is met. */
export default function AssignForm({ acceptance, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, version, projectName: name, members, applicantId, applicantName } = acceptance;
  const assign = useApiMutation('assignAcceptanceMembers');
  const [found, search] = useUserChoices();
  const before = members.filter(({ drawn }) => !drawn);
  const form = useForm<Values>({
    resolver: useRules(assignSchema),
    defaultValues: {
      members: before.map(({ userId }) => userId),
      leader: before.find(({ memberRole }) => memberRole === 'LEADER')?.userId ?? '',
      drawCount: members.length - before.length,
    },
  });
  const { control } = form;
  const group = form.watch();
  const known = useMemo(() => {
    const people = [{ userId: applicantId, userName: applicantName }, ...members];
    return people.map(({ userId, userName }) => ({ value: userId, label: userName }));
  }, [applicantId, applicantName, members]);

  async function send({ members: ids, leader, drawCount }: Values) {
    const named = ids.map((userId) => ({ userId, memberRole: userId === leader ? ('LEADER' as const) : ('MEMBER' as const) }));
    const body = { version, members: named, ...(drawCount > 0 && { drawCount }) };
    await assign.mutateAsync({ path: { id }, body });
    notify.success(t('acceptances.assigned'));
  }

  return (
    <FormDrawer
      title={['acceptances.assignTitle', { name }]}
      form={form}
      draft={`assign ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="acceptances.doASSIGN"
    >
      <LookupsField
        control={control}
        name="members"
        label="acceptances.members"
        hint="acceptances.membersHint"
        found={found}
        onSearch={search}
        chosen={known}
      />
      <Leader control={control} choices={[...known, ...found]} members={group.members} />
      <Draw control={control} />
      <GroupRules acceptance={acceptance} group={group} />
    </FormDrawer>
  );
}

interface LeaderProps {
  control: Control<Values>;
  choices: readonly { value: string; label: string }[];
  members: readonly string[];
}

function Leader({ control, choices, members }: LeaderProps) {
  const t = useT();
  const { field } = useController({ control, name: 'leader' });
  const data = members.map((value) => ({ value, label: choices.find((choice) => choice.value === value)?.label ?? value }));
  return (
    <Select
      label={t('acceptances.leaderOf')}
      data={data}
      value={members.includes(field.value) ? field.value : null}
      onChange={(value) => field.onChange(value ?? '')}
      clearable
    />
  );
}

function Draw({ control }: { control: Control<Values> }) {
  const t = useT();
  const { field } = useController({ control, name: 'drawCount' });
  const data = Array.from({ length: 8 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? t('acceptances.noDraw') : t('acceptances.drawNumber', { count }),
  }));
  return (
    <Select
      label={t('acceptances.drawCount')}
      description={t('acceptances.drawHint')}
      data={data}
      value={String(field.value)}
      onChange={(value) => field.onChange(Number(value))}
      allowDeselect={false}
    />
  );
}
