import { useApiMutation, usePermission, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Fieldset, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormPage } from '#ui/form/FormPage.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { RehearseButton } from '../../approvals/rehearsal/RehearseButton.tsx';
import { inputOf, limitGroups, type PolicyValues, policySchema, valuesOf } from './policySchema.ts';

interface PolicyFormProps {
  policy: Schemas['PurchasePolicy'];
  /** Reads the limits as they are now. */
  onReload: () => Promise<unknown>;
}

/** Shows the limits of a school, and changes them where the user may. */
export function PolicyForm({ policy, onReload }: PolicyFormProps) {
  const { companyId, version } = policy;
  const t = useT();
  const mayEdit = usePermission()('system:purchasePolicy:update');
  const me = useUser();
  // A rehearsal is about the purchases of the own school.
  const mayRehearse = usePermission()('system:approvalConfig:read') && me.companyId === companyId;
  const save = useApiMutation('savePurchasePolicy');
  const form = useForm({
    resolver: useRules(policySchema),
    defaultValues: valuesOf(policy),
    values: valuesOf(policy),
  });
  const shared = { control: form.control, required: mayEdit, readOnly: !mayEdit };

  async function submit(values: PolicyValues) {
    await save.mutateAsync({ body: { version, companyId, ...inputOf(values) } });
    await onReload();
  }

  /** The limits that decide who approves, as they are entered. */
  async function limits() {
    if (!(await form.trigger(['smallLimit', 'ownCardLimit']))) return null;
    const { smallLimit, ownCardLimit } = inputOf(form.getValues());
    return { smallLimit, ownCardLimit };
  }

  // Beside the form, because the drawer has one of its own.
  return (
    <Stack gap="md">
      <FormPage
        form={form}
        onSubmit={submit}
        savedText="purchasing.policySaved"
        onReload={onReload}
        staysOpen
        {...(mayEdit && { draft: { name: `policy of ${companyId}`, title: ['purchasing.tab_policy'] } })}
      >
        <LastChange policy={policy} />
        <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
          {limitGroups.map(({ title, limits }) => (
            <Fieldset key={title} legend={t(title)}>
              <Stack gap="md">
                {limits.map((name) => (
                  <MoneyField {...shared} key={name} name={name} label={`purchasing.${name}`} hint={`purchasing.${name}Hint`} />
                ))}
                {title === 'purchasing.limits_request' && (
                  <TextField
                    {...shared}
                    name="similarDays"
                    label="purchasing.similarDays"
                    hint="purchasing.similarDaysHint"
                    unit="purchasing.days"
                    limit={3}
                  />
                )}
              </Stack>
            </Fieldset>
          ))}
        </SimpleGrid>
        {mayEdit && (
          <Group justify="flex-end">
            <Button type="submit" loading={form.formState.isSubmitting}>
              {t('ui.save')}
            </Button>
          </Group>
        )}
      </FormPage>
      {mayEdit && mayRehearse && (
        <Group gap="sm">
          <RehearseButton limits={limits} />
          <Text size="sm" c="dimmed">
            {t('purchasing.rehearseHint')}
          </Text>
        </Group>
      )}
    </Stack>
  );
}

function LastChange({ policy: { updateTime, updateByName } }: Pick<PolicyFormProps, 'policy'>) {
  const t = useT();
  const format = useFormat();
  return (
    <Text size="sm" c="dimmed">
      {updateTime === null
        ? t('purchasing.policyUsual')
        : t('purchasing.policyChanged', { time: format.dateTime(updateTime), name: updateByName ?? '–' })}
    </Text>
  );
}
