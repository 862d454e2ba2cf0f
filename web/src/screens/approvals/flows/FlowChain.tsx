import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Timeline } from '#ui/page/Timeline.tsx';
import { type NameOf, useFlowWords } from './useFlowWords.ts';

/** The nodes of a flow, one below the other. */
export function FlowChain({ nodes, nameOf }: { nodes: readonly Schemas['ApprovalNode'][]; nameOf: NameOf }) {
  const t = useT();
  const { whoWords, howWords } = useFlowWords();
  const entries = nodes.map((node, index) => {
    const who = whoWords(node, nameOf);
    return {
      id: `node ${index}`,
      state: 'future' as const,
      title: node.name ?? who,
      meta: [...(node.name ? [who] : []), ...[howWords(node, nameOf)].filter(Boolean)].join(' · '),
    };
  });
  return <Timeline label={t('flows.chain')} entries={entries} />;
}
