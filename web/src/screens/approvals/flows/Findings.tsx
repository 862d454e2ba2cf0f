import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';

type Finding = Schemas['ApprovalFinding'];

/** What of a flow is probably not meant, a message each. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const say = useFindingWords();
  return findings.map((finding) => (
    <Message key={`${finding.kind} ${finding.nodeNo} ${finding.otherName} ${finding.amountFrom}`} tone="warning">
      {say(finding)}
    </Message>
  ));
}

/** Says a finding in a sentence. */
function useFindingWords() {
  const t = useT();
  return ({ kind, nodeNo, otherName, deptNames, deptCount, amountFrom: from, amountBelow: below }: Finding) => {
    if (kind === 'NO_OWNERS') return t('flows.findNO_OWNERS');
    if (kind === 'GAP') return t('flows.findGAP', { from, below });
    if (kind === 'SHADOWED' && otherName === null) return t('flows.findSHADOWED_several');
    if (kind === 'NOBODY') return t('flows.findNOBODY', { node: nodeNo ?? 0, depts: deptNames, count: deptCount });
    if (kind === 'NO_MANAGER') return t('flows.findNO_MANAGER', { node: nodeNo ?? 0 });
    return t(`flows.find${kind}`, { name: otherName ?? '' });
  };
}
