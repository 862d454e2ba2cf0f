import { useApiMutation, useApiQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { executionCodeValues } from '@campus-procurement/sdk/values';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { FailureMessage } from '#ui/feedback/FailureMessage.tsx';
import { ChoicesField } from '#ui/fields/ChoicesField.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { LookupsField } from '#ui/fields/LookupsField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { UserField } from '#ui/fields/UserField.tsx';
import { useFormSubmit } from '#ui/form/useFormSubmit.ts';
import { useRules } from '#ui/form/useRules.ts';
import { TrialResult } from './TrialResult.tsx';
import { caseOf, newTrial, type TrialValues, trialSchema } from './trialSchema.ts';
import { useFlowChoices } from './useFlowChoices.ts';

type Draft = NonNullable<Schemas['ApprovalTrial']['draft']>;

interface TrialProps {
  bizType: Schemas['ApprovalFlowKind'];
  /** Reads the flow that is being entered; null while it is not complete. Left out where none is. */
  draft?: () => Promise<Draft | null>;
}

const ways = [
  { value: '', label: 'flows.bidFor' },
  ...executionCodeValues
    .filter((code) => code !== 'ONLINE_BID')
    .map((value) => ({ value, label: `purchasing.code${value}` as const })),
] as const;
const nobody: readonly { id: string; name: string }[] = [];

/** A case to try: by which flow it would go, and who would be asked. */
export default function Trial({ bizType, draft }: TrialProps) {
  const t = useT();
  const form = useForm<TrialValues>({ resolver: useRules(trialSchema), defaultValues: newTrial });
  const attempt = useApiMutation('tryApprovalFlow');
  const [isIncomplete, setIncomplete] = useState(false);

  async function run(values: TrialValues) {
    const drafted = draft ? await draft() : undefined;
    setIncomplete(drafted === null);
    if (drafted === null) return;
    await attempt.mutateAsync({ body: { bizType, case: caseOf(values), ...(drafted && { draft: drafted }) } });
  }

  const { submit, failure } = useFormSubmit(form, run, () => undefined, { savedText: null });
  return (
    <form onSubmit={submit} noValidate aria-label={t('flows.try')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t(draft ? 'flows.tryDraftHint' : 'flows.tryHint')}
        </Text>
        <CaseFields control={form.control} bizType={bizType} />
        <Button type="submit" variant="default" loading={attempt.isPending}>
          {t('flows.tryNow')}
        </Button>
        {isIncomplete ? (
          <FailureMessage failure={t('flows.incomplete')} />
        ) : (
          <>
            <FailureMessage failure={failure} />
            {attempt.data && !failure && <TrialResult result={attempt.data} />}
          </>
        )}
      </Stack>
    </form>
  );
}

function CaseFields({ control, bizType }: { control: Control<TrialValues>; bizType: Schemas['ApprovalFlowKind'] }) {
  const maySeeCards = usePermission()('information:expenditure:read');
  const [choices] = useFlowChoices(nobody);
  return (
    <>
      <MoneyField control={control} name="amount" label="flows.amount" required />
      <LookupField control={control} name="deptId" label="flows.applyDept" choices={choices.depts} required />
      <UserField control={control} name="applicantId" label="flows.applicant" hint="flows.applicantHint" person={null} />
      {bizType !== 'PURCHASE' && <UserField control={control} name="officerId" label="flows.officer" person={null} />}
      <ChoicesField
        control={control}
        name="categoryIds"
        label="flows.lineCategories"
        hint="flows.lineCategoriesHint"
        choices={choices.categories}
      />
      {maySeeCards && <Cards control={control} />}
      <LookupField control={control} name="patternId" label="flows.patterns" choices={choices.patterns} />
      <SelectField control={control} name="executionCode" label="flows.ways" choices={ways} />
      <SwitchField control={control} name="imported" label="flows.imported" />
    </>
  );
}

function Cards({ control }: { control: Control<TrialValues> }) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const cards = useApiQuery(
    'queryExpenditurePage',
    { query: { current: 1, size: 20, ...(keyword && { keyword }) } },
    { placeholderData: (before) => before },
  );
  const found = (cards.data?.records ?? []).map(({ id, cardName, ownerName, fundType }) => ({
    value: id,
    label: t('flows.card', { name: cardName, owner: ownerName, type: t(`funds.type${fundType}`) }),
  }));
  return <LookupsField control={control} name="cardIds" label="flows.cards" found={found} onSearch={setKeyword} chosen={[]} />;
}
