import { useApiQuery, useRecord } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { StatusBadge } from '#ui/status/StatusBadge.tsx';
import { Findings } from './Findings.tsx';
import { FlowChain } from './FlowChain.tsx';
import { ToFlows } from './ToFlows.tsx';
import { nameOfAll, useFlowWords } from './useFlowWords.ts';

type Flow = Schemas['ApprovalConfig'];

/** Loaded for those who change flows, because it includes the form library. */
const FlowEditor = lazyPart(() => import('./FlowEditor.tsx'));
const Trial = lazyPart(() => import('./Trial.tsx'));

/** A flow: its form for those who may change it, else what it says. */
export function FlowScreen({ id }: { id: string }) {
  const flow = useRecord('getApprovalConfigDetail', { path: { id } });
  return (
    <QueryView query={flow}>
      {(found) =>
        found.allowedActions.includes('EDIT') ? (
          <Suspense fallback={<LoadingBlock />}>
            <FlowEditor bizType={found.bizType} flow={found} template={found} onReload={flow.refetch} />
          </Suspense>
        ) : (
          <FlowPage flow={found} />
        )
      }
    </QueryView>
  );
}

interface NewFlowScreenProps {
  bizType: Schemas['ApprovalFlowKind'];
  /** The flow whose content it takes: an id, or `default`. */
  copied: string | null;
}

/** The form for a new flow. */
export function NewFlowScreen({ bizType, copied }: NewFlowScreenProps) {
  const isOwn = copied !== null && copied !== 'default';
  const own = useApiQuery('getApprovalConfigDetail', { path: { id: copied ?? '' } }, { enabled: isOwn });
  const defaults = useApiQuery('listDefaultApprovalFlows', {}, { enabled: copied === 'default' });
  const standard = defaults.data?.find((flow) => flow.bizType === bizType);
  const template = isOwn ? own.data : standard && { ...standard, conditions: {} };
  const isReady = copied === null || template !== undefined;
  if (!isReady)
    return isOwn ? <QueryView query={own}>{() => null}</QueryView> : <QueryView query={defaults}>{() => null}</QueryView>;
  return (
    <Suspense fallback={<LoadingBlock />}>
      <FlowEditor bizType={bizType} flow={null} template={template ?? null} />
    </Suspense>
  );
}

function FlowPage({ flow }: { flow: Flow }) {
  const t = useT();
  const { conditionWords } = useFlowWords();
  const { configName, bizType, priority, status, conditions, nodes, names, findings, version, runningCount } = flow;
  const { withoutOwners } = flow;
  const nameOf = nameOfAll(names);
  const words = conditionWords(conditions, nameOf);
  return (
    <PageLayout
      isTall
      title={configName}
      status={<StatusBadge status={status} />}
      facts={[t(`purchases.kind${bizType}`), t('flows.versionOf', { version }), t('flows.runningOf', { count: runningCount })]}
      actions={<ToFlows />}
    >
      <Columns
        rail={
          <Section title={t('flows.try')}>
            <Suspense fallback={<LoadingBlock />}>
              <Trial bizType={bizType} />
            </Suspense>
          </Section>
        }
      >
        <Findings findings={findings} />
        {withoutOwners && <Message tone="warning">{t('flows.withoutOwnersShort')}</Message>}
        <Section title={t('flows.conditions')}>
          <Properties
            items={[
              [t('flows.priority'), priority],
              [t('flows.conditions'), words.length === 0 ? t('flows.always') : words.join(' · ')],
            ]}
          />
        </Section>
        <Section title={t('flows.chain')}>
          <FlowChain nodes={nodes} nameOf={nameOf} />
        </Section>
      </Columns>
    </PageLayout>
  );
}
