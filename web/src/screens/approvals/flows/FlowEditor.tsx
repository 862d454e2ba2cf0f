import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Group, Stack } from '@mantine/core';
import { use, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormPage } from '#ui/form/FormPage.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { Columns } from '#ui/page/Columns.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { PageContext } from '#ui/page/pageContext.ts';
import { Section } from '#ui/page/Section.tsx';
import { StatusBadge, statusChoices } from '#ui/status/StatusBadge.tsx';
import { RehearseButton } from '../rehearsal/RehearseButton.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { Findings } from './Findings.tsx';
import { FlowChain } from './FlowChain.tsx';
import { flowsAddress } from './flowAddress.ts';
import { type FlowValues, flowSchema, inputOf, leavesOutOwners, limits, nodeOf, valuesOf } from './flowSchema.ts';
import { NodesField } from './NodesField.tsx';
import { OwnersSwitch } from './OwnersSwitch.tsx';
import { ToFlows } from './ToFlows.tsx';
import Trial from './Trial.tsx';
import { useFlowChoices } from './useFlowChoices.ts';

interface FlowEditorProps {
  bizType: Schemas['ApprovalFlowKind'];
  /** Null for a new one. */
  flow: Schemas['ApprovalConfig'] | null;
  /** What the form has at first; null for an empty one. */
  template: Pick<Schemas['ApprovalConfig'], 'conditions' | 'nodes' | 'names'> | null;
  /** Reads the flow as it is now. */
  onReload?: () => Promise<unknown>;
}

/** The form of a flow, with its chain and a case to try beside it. */
export default function FlowEditor({ bizType, flow, template, onReload }: FlowEditorProps) {
  const t = useT();
  const navigate = useNavigate();
  const { leave } = use(PageContext);
  const create = useApiMutation('saveApprovalConfig');
  const update = useApiMutation('updateApprovalConfig');
  const names = useMemo(() => template?.names ?? [], [template]);
  const [choices, nameOf] = useFlowChoices(names);
  const start = useMemo(
    () => valuesOf(flow ?? (template && { conditions: template.conditions, nodes: template.nodes })),
    [flow, template],
  );
  const form = useForm<FlowValues>({ resolver: useRules(flowSchema), defaultValues: start, values: start });
  const { control } = form;
  const values = useWatch({ control }) as FlowValues;

  const submit = (sent: FlowValues) =>
    flow
      ? update.mutateAsync({ path: { id: flow.id }, body: { version: flow.version, ...inputOf(sent) } })
      : create.mutateAsync({ body: { bizType, ...inputOf(sent) } });

  function done() {
    // What is new has its place in the list now.
    if (!flow) leave();
    void navigate(flowsAddress);
  }

  /** The flow as it stands here; null while it is not complete. */
  const draft = async () => {
    const isValid = await form.trigger();
    const { status: _, ...drafted } = inputOf(form.getValues());
    return isValid ? { ...(flow && { id: flow.id }), ...drafted } : null;
  };

  return (
    <PageLayout
      isTall
      title={flow?.configName ?? t('flows.createOf', { kind: t(`purchases.kind${bizType}`) })}
      status={flow && <StatusBadge status={flow.status} />}
      facts={
        flow
          ? [
              t(`purchases.kind${bizType}`),
              t('flows.versionOf', { version: flow.version }),
              t('flows.runningOf', { count: flow.runningCount }),
            ]
          : []
      }
      actions={<ToFlows />}
    >
      <Columns
        rail={
          <>
            <Section title={t('flows.chain')}>
              <FlowChain nodes={values.nodes.map(nodeOf)} nameOf={nameOf} />
            </Section>
            <Section title={t('flows.try')}>
              <Trial bizType={bizType} draft={draft} />
            </Section>
            {bizType === 'PURCHASE' && (
              <Section title={t('flows.rehearse')} hint={t('flows.rehearseDraftHint')}>
                <RehearseButton draft={draft} fullWidth />
              </Section>
            )}
          </>
        }
      >
        <FormPage
          form={form}
          onSubmit={submit}
          onDone={done}
          {...(onReload && { onReload })}
          draft={{ name: flow ? `flow ${flow.id}` : `new flow ${bizType}`, title: ['flows.draft'] }}
        >
          {flow && <Findings findings={flow.findings} />}
          <Section title={t('flows.basic')}>
            <Stack gap="sm">
              <TextField control={control} name="configName" label="flows.name" limit={limits.configName} required />
              <TextField control={control} name="priority" label="flows.priority" hint="flows.priorityHint" limit={3} required />
              <RadioField control={control} name="status" label="flows.status" choices={statusChoices} />
            </Stack>
          </Section>
          <Section title={t('flows.conditions')} hint={t('flows.conditionsHint')}>
            <ConditionFields control={control} at="conditions" choices={choices} />
          </Section>
          <Section title={t('flows.nodes')} hint={t('flows.nodesHint')}>
            <Stack gap="sm">
              {leavesOutOwners(bizType, values.nodes) && <OwnersSwitch control={control} />}
              <NodesField control={control} choices={choices} people={names} nameOf={nameOf} />
            </Stack>
          </Section>
          <Group justify="flex-end">
            <Button type="submit" loading={form.formState.isSubmitting}>
              {t('ui.save')}
            </Button>
          </Group>
        </FormPage>
      </Columns>
    </PageLayout>
  );
}
