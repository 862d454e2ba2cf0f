import type { Schemas } from '@campus-procurement/sdk';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Properties } from '../page/Properties.tsx';
import classes from './WayFactsList.module.css';

type Project = Pick<Schemas['ProjectDetail'], 'executionCode' | 'otherReason' | 'wayFacts' | 'attachments'>;
type Facts = NonNullable<Project['wayFacts']>;
type Item = readonly [string, ReactNode];

/** How a purchase is bought that is not bid for, why, and what its way needs to be known. Default export, because its texts come with it. */
export default function WayFactsList({ project }: { project: Project }) {
  const t = useT();
  const items = useItems(project);
  const { executionCode, otherReason, wayFacts } = project;
  if (executionCode === null) return null;
  const experts = executionCode === 'SINGLE_SOURCE' ? (wayFacts?.experts ?? []) : [];
  return (
    <div className={classes.way}>
      {otherReason && <p className={classes.reason}>{otherReason}</p>}
      <Properties items={[[t('ways.way'), t(`purchases.way${executionCode}`)], ...items]} />
      {experts.length > 0 && (
        <>
          <h4>{t('ways.experts')}</h4>
          <ul>
            {experts.map(({ name = '', title = '', unit = '', opinion = '' }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: experts have no other key than their place
              <li key={index}>
                <b>{name}</b> <span>{[title, unit].filter(Boolean).join(' · ')}</span>
                <p>{opinion}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What the way of the purchase says; what another way would need is not shown. */
function useItems({ executionCode, wayFacts, attachments }: Project): Item[] {
  const t = useT();
  const format = useFormat();
  if (wayFacts === null || executionCode === null) return [];
  const { suppliers, framework, paperId } = wayFacts;
  const name = attachments.find(({ id }) => id === paperId)?.fileName;
  const paper: Item[] = name === undefined ? [] : [[t('ways.paper'), name]];
  const proposed: Item[] = suppliers.slice(0, 1).map(({ supplierName }) => [t('ways.proposed'), supplierName]);
  const invited: Item[] = suppliers.map(({ supplierName, reason }, index) => [
    `${t('ways.invited')} ${index + 1}`,
    [supplierName, reason].filter(Boolean).join(' · '),
  ]);
  const said = (...names: (readonly [string, keyof Facts])[]): Item[] =>
    names.flatMap(([label, field]) => (typeof wayFacts[field] === 'string' ? [[label, wayFacts[field]] as const] : []));
  const urgentSince: Item[] = wayFacts.urgentSince ? [[t('ways.urgentSince'), format.date(wayFacts.urgentSince)]] : [];
  const items: Record<Schemas['ExecutionCode'], Item[]> = {
    ONLINE_BID: [],
    DIRECT: proposed,
    SINGLE_SOURCE: [...proposed, ...paper],
    NEGOTIATION: invited,
    CONSULTATION: invited,
    INQUIRY: invited,
    MALL: said([t('ways.mall'), 'mallName'], [t('ways.order'), 'mallOrderNo'], [t('ways.link'), 'mallLink']),
    FRAMEWORK: framework
      ? [
          [t('ways.framework'), `${framework.agreementNo} ${framework.frameworkName}`],
          [t('ways.supplier'), framework.supplierName],
          [t('ways.frameworkLeft'), format.money(framework.leftAmount)],
        ]
      : [],
    OPEN_TENDER: [...said([t('ways.agency'), 'agencyName']), ...paper],
    EMERGENCY: [
      ...said([t('ways.urgency'), 'urgency']),
      ...urgentSince,
      ...said([t('ways.permittedBy'), 'permittedBy']),
      ...paper,
    ],
  };
  return items[executionCode];
}
