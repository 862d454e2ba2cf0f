import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { StatusBadge } from '#ui/status/StatusBadge.tsx';
import type { Column } from '#ui/table/Column.ts';
import { Numeral } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './configuration.module.css';
import { flowAddress } from './flowAddress.ts';
import { nameOfAll, useFlowWords } from './useFlowWords.ts';

type Flow = Schemas['ApprovalConfig'];

function Name({ flow: { id, configName, findings, withoutOwners } }: { flow: Flow }) {
  const t = useT();
  return (
    <span className={classes.two}>
      <TextLink to={flowAddress(id)}>{configName}</TextLink>
      {withoutOwners && <small>{t('flows.withoutOwnersShort')}</small>}
      {findings.length > 0 && <small className={classes.warn}>{t('flows.findings', { count: findings.length })}</small>}
    </span>
  );
}

function Kind({ flow: { bizType } }: { flow: Flow }) {
  return useT()(`purchases.kind${bizType}`);
}

function Conditions({ flow: { conditions, names } }: { flow: Flow }) {
  const t = useT();
  const words = useFlowWords().conditionWords(conditions, nameOfAll(names));
  return words.length === 0 ? t('flows.always') : words.join(' · ');
}

function Chain({ flow: { nodes, names } }: { flow: Flow }) {
  const { whoWords } = useFlowWords();
  return nodes.map((node) => node.name ?? whoWords(node, nameOfAll(names))).join(' → ');
}

export const flowColumns: Column<Flow, never>[] = [
  { header: 'flows.name', cell: (flow) => <Name flow={flow} />, width: 150 },
  { header: 'flows.kind', cell: (flow) => <Kind flow={flow} />, width: 88 },
  { header: 'flows.priority', cell: ({ priority }) => <Numeral value={priority} />, width: 72, align: 'end' },
  { header: 'flows.conditions', cell: (flow) => <Conditions flow={flow} />, width: 220 },
  { header: 'flows.chain', cell: (flow) => <Chain flow={flow} />, width: 260 },
  { header: 'flows.running', cell: ({ runningCount }) => <Numeral value={runningCount} />, width: 72, align: 'end' },
  { header: 'flows.status', cell: ({ status }) => <StatusBadge status={status} />, width: 80, card: 'status' },
];
