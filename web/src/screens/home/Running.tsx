import { useServerMenu } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { type Queried, QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { useReachable } from '#ui/page/useReachable.ts';
import { firstTurn, holdersOf } from '#ui/purchase/firstTurn.ts';
import { lastStep } from '#ui/purchase/lastStep.ts';
import { PurchaseStatus } from '#ui/purchase/PurchaseStatus.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { ageOf } from './ageOf.ts';
import { Progress, stepNumber } from './Progress.tsx';
import classes from './Running.module.css';

type Project = Schemas['Project'];

const listPath = '/purchase-management/procurement-item';
const most = 5;

interface RunningProps {
  query: Queried<{ records: readonly Project[] }>;
  onRetry: () => void;
}

/** The user's own purchases that are under way. */
export function Running({ query, onRetry }: RunningProps) {
  const t = useT();
  const { entries } = useServerMenu();
  const all = entries.has(listPath) && (
    <span className={classes.all}>
      <TextLink to={listPath} isAct>
        {t('home.allOwn')}
      </TextLink>
    </span>
  );
  return (
    <Section title={t('home.running')} end={all} isFlush>
      <div className={query.data ? undefined : classes.body}>
        <QueryView query={query} onRetry={onRetry}>
          {({ records }) => {
            const running = records.filter((project) => stepNumber(project) !== null).slice(0, most);
            return running.length === 0 ? <EmptyState text={t('home.noneRunning')} /> : <Rows projects={running} />;
          }}
        </QueryView>
      </div>
    </Section>
  );
}

function Rows({ projects }: { projects: readonly Project[] }) {
  const t = useT();
  return (
    <table className={classes.table} aria-label={t('home.running')}>
      <thead>
        <tr>
          <th scope="col">{t('home.purchase')}</th>
          <th scope="col">{t('home.status')}</th>
          <th scope="col">{t('home.progress')}</th>
          <th scope="col">{t('home.waitingFor')}</th>
          <th scope="col">{t('purchases.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <ProjectRow key={project.id} project={project} />
        ))}
      </tbody>
    </table>
  );
}

function ProjectRow({ project }: { project: Project }) {
  const t = useT();
  const to = useReachable()(purchaseAddress(project.id));
  const { projectName, projectCode, status, lane, turns, costAmount } = project;
  const turn = firstTurn(turns);
  const age = turn && ageOf(turn.since, t);
  const who = (next: Schemas['Turn']) => (next.mine ? t('home.you') : t('common.list', { names: holdersOf(next, t) }));
  return (
    <tr>
      <th scope="row">
        {to === null ? projectName : <TextLink to={to}>{projectName}</TextLink>}
        <small>{projectCode}</small>
      </th>
      <td>
        <PurchaseStatus status={status} lane={lane} last={lastStep(project)} />
      </td>
      <td>
        <Progress status={status} lane={lane} />
      </td>
      <td>
        {turn ? who(turn) : '–'}
        {age && (
          <small data-old={age.isOld || undefined}>
            {age.text === t('home.justNow') ? age.text : t('home.waited', { age: age.text })}
          </small>
        )}
      </td>
      <td>
        <Money value={costAmount} />
      </td>
    </tr>
  );
}
