import { useApiMutation, useApiQuery, useUser } from '@campus-procurement/hooks';
import { money } from '@campus-procurement/sdk/texts';
import { Button, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { StepBar } from '#ui/page/StepBar.tsx';
import { TabCount } from '#ui/page/TabCount.tsx';
import { ItemLines } from '#ui/purchase/ItemLines.tsx';
import { lastStep } from '#ui/purchase/lastStep.ts';
import { PurchaseStatus } from '#ui/purchase/PurchaseStatus.tsx';
import { TermList } from '#ui/purchase/TermList.tsx';
import { Basics } from './Basics.tsx';
import { biddingPart } from './bidding/biddingPart.ts';
import { type Bidding, type BiddingQuery, hasPrices, isAnnounced, useBidding } from './bidding/useBidding.ts';
import { useBiddingSteps } from './bidding/useBiddingSteps.tsx';
import { Delivery } from './Delivery.tsx';
import { fulfilmentPart } from './fulfilment/fulfilmentPart.ts';
import { History, useBarSteps } from './History.tsx';
import { MainAct, OtherActs } from './ProjectActs.tsx';
import { ProjectNext } from './ProjectNext.tsx';
import classes from './parts/project.module.css';
import {
  type Act,
  type BidAct,
  type Detail,
  isBidAct,
  isLarger,
  isOtherWay,
  mainActOf,
  ownTurnOf,
} from './state/projectState.ts';
import { useProjectSteps } from './useProjectSteps.tsx';

const parts = ['bidding', 'award', 'contract', 'acceptance', 'basics', 'items', 'terms', 'money', 'dossier', 'log'] as const;

/** States whose page begins with the prices. */
const ofAward: readonly Detail['status'][] = ['DECIDING', 'AWARD_APPROVING', 'AWARD_NOTICE', 'AWARDED'];

const ofDelivery: readonly Detail['status'][] = ['EXECUTING', 'ACCEPTING', 'WAREHOUSING', 'COMPLETED', 'ARCHIVED'];

const ofEnd: readonly Detail['status'][] = ['COMPLETED', 'ARCHIVED'];

const parameter = 'tab';

const ProjectLog = lazyPart(() => import('./ProjectLog.tsx'));

const BiddingPart = biddingPart(() => import('./bidding/BiddingPart.tsx'));

const AwardPart = biddingPart(() => import('./bidding/AwardPart.tsx'));

const ContractPart = fulfilmentPart(async () => ({ default: (await import('./contract/ContractPart.tsx')).ContractPart }));

const AcceptancePart = fulfilmentPart(async () => ({
  default: (await import('./acceptance/AcceptancePart.tsx')).AcceptancePart,
}));

const DossierPart = fulfilmentPart(() => import('./dossier/DossierPart.tsx'));

const OrderMoney = fulfilmentPart(() => import('./fulfilment/OrderMoney.tsx'));

const OrderPreview = lazyPart(() => import('./OrderPreview.tsx'));

const phone = '(max-width: 48em)';

interface ProjectPageProps {
  project: Detail;
  /** Reads the purchase again, when somebody else was faster. */
  onStale: () => void;
}

/** The page of a purchase. Its acts are at its head, on a phone at its lower edge. */
export function ProjectPage({ project, onStale }: ProjectPageProps) {
  const t = useT();
  const logs = useApiQuery('listProjectLogs', { path: { id: project.id } });
  const [isPrinting, setPrinting] = useState(false);
  const query = useBidding(project, onStale);
  const bidding = query.data;
  const steps = useProjectSteps(project, onStale);
  const biddingSteps = useBiddingSteps(project, bidding, onStale);
  const onAct = (act: Act | BidAct) => (isBidAct(act) ? biddingSteps.start(act) : steps.start(act));
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false });
  const { projectName, projectCode, applicantName, deptName, costAmount, status, lane, executionCode } = project;
  // A bar at the lower edge is for the main act; without one it would hide what is read.
  const isAtEdge = isPhone && (ownTurnOf(project) ?? mainActOf(project)) !== undefined;
  const acts = (
    <>
      <OtherActs project={project} bidding={bidding} onAct={onAct} onPrint={() => setPrinting(true)} />
      <MainAct project={project} bidding={bidding} onAct={onAct} />
    </>
  );
  const entries = logs.data ?? [];
  const bar = useBarSteps(project, entries);

  return (
    <PageLayout
      isTall
      title={projectName}
      status={<PurchaseStatus status={status} lane={lane} last={lastStep(project)} />}
      facts={[
        projectCode ?? t('projects.noNumber'),
        `${applicantName} · ${deptName}`,
        money(costAmount),
        lane && (lane === 'OTHER' && executionCode ? t(`purchases.way${executionCode}`) : t(`purchases.lane${lane}`)),
      ]}
      actions={
        <>
          <FollowButton project={project} />
          {!isAtEdge && acts}
        </>
      }
    >
      <StepBar label={t('projects.progress')} steps={bar} />
      <Parts project={project} query={query} count={logs.data?.length} />
      <Columns
        lead={
          <>
            <ProjectNext project={project} query={query} />
            {project.missingCalendar !== null && (
              <Message tone="warning">{t('projects.missingCalendar', { year: project.missingCalendar })}</Message>
            )}
          </>
        }
        rail={
          <Section title={t('projects.timeline')}>
            <History project={project} logs={entries} />
          </Section>
        }
      >
        <Shown project={project} query={query} onAct={onAct} onStale={onStale} />
      </Columns>
      {isAtEdge && <ActionBar>{acts}</ActionBar>}
      {steps.dialog}
      {biddingSteps.dialog}
      {isPrinting && (
        <Suspense>
          <OrderPreview project={project} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </PageLayout>
  );
}

interface PartsProps {
  project: Detail;
  query: BiddingQuery;
  count: number | undefined;
}

/** The parts of the page, of which one is shown. */
function Parts({ project, query, count }: PartsProps) {
  const t = useT();
  const [part, setPart] = useProjectPart(project, query.data);
  const counts: Partial<Record<Part, number | undefined>> = { items: project.items.length, log: count };
  return (
    <Tabs value={part} onChange={(value) => value && setPart(value as Part)} className={classes.tabs}>
      <Tabs.List>
        {partsOf(project, query.data).map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(one === 'terms' && isOtherWay(project) ? 'projects.partterms_OTHER' : `projects.part${one}`)}
            {counts[one] !== undefined && <TabCount value={counts[one]} />}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

interface ShownProps {
  project: Detail;
  query: BiddingQuery;
  onAct: (act: Act | BidAct) => void;
  onStale: () => void;
}

function Shown({ project, query, onAct, onStale }: ShownProps) {
  const t = useT();
  const [part] = useProjectPart(project, query.data);
  if (part === 'bidding' || part === 'award') {
    const Part = part === 'bidding' ? BiddingPart : AwardPart;
    return (
      <Suspense fallback={<LoadingBlock />}>
        <Part project={project} query={query} onAct={onAct} />
      </Suspense>
    );
  }
  if (part === 'contract' || part === 'acceptance' || part === 'dossier') {
    const Part = { contract: ContractPart, acceptance: AcceptancePart, dossier: DossierPart }[part];
    return (
      <Suspense fallback={<LoadingBlock />}>
        <Part project={project} onAct={onAct} onStale={onStale} />
      </Suspense>
    );
  }
  if (part === 'money' && project.fulfilment !== null) {
    return (
      <Suspense fallback={<LoadingBlock />}>
        <OrderMoney project={project} fulfilment={project.fulfilment} onStale={onStale} />
      </Suspense>
    );
  }
  if (part === 'basics') return <Basics project={project} />;
  if (part === 'money') return <Delivery project={project} onStale={onStale} />;
  if (part === 'items') {
    return (
      <Section title={t('purchases.items')} isFlush>
        <ItemLines items={project.items} total={project.amount} />
      </Section>
    );
  }
  if (part === 'terms') {
    return (
      <Section title={t('purchases.terms')}>
        <TermList project={project} />
      </Section>
    );
  }
  return (
    <Suspense fallback={<LoadingBlock />}>
      <ProjectLog id={project.id} />
    </Suspense>
  );
}

type Part = (typeof parts)[number];

type Place = Pick<Detail, 'lane' | 'status' | 'fulfilment'>;

/** The parts that a purchase has by now. */
function partsOf({ lane, status, fulfilment }: Place, bidding: Bidding | undefined): readonly Part[] {
  const isOrdered = fulfilment !== null;
  return parts.filter((part) => {
    // What was given up has one if it had been announced.
    if (part === 'bidding') return isAnnounced({ lane, status }) || bidding !== undefined;
    if (part === 'award') return isAnnounced({ lane, status }) && (ofAward.includes(status) || hasPrices(bidding));
    if (part === 'contract') return isOrdered && (fulfilment.needsContract || fulfilment.contract !== null);
    if (part === 'acceptance') return isOrdered && ofDelivery.includes(status);
    if (part === 'dossier') return isOrdered || ofEnd.includes(status);
    if (part === 'terms') return isLarger({ lane });
    return part !== 'money' || !isLarger({ lane }) || ofDelivery.includes(status);
  });
}

/** Which part of a purchase is shown, kept in the address. It begins with what is to be done, or what goes on. */
function useProjectPart(project: Place & Pick<Detail, 'allowedActions'>, bidding: Bidding | undefined) {
  const [parameters, setParameters] = useSearchParams();
  const known = partsOf(project, bidding);
  const part = known.find((one) => one === parameters.get(parameter)) ?? firstOf(project);
  function setPart(next: Part) {
    const changed = new URLSearchParams(parameters);
    changed.set(parameter, next);
    setParameters(changed, { replace: true, preventScrollReset: true });
  }
  return [part, setPart] as const;
}

/** Who has to enter invoices or to pay begins there. */
function firstOf({ allowedActions, lane, status, fulfilment }: Place & Pick<Detail, 'allowedActions'>): Part {
  if (allowedActions.includes('PAY') || allowedActions.includes('REFUND')) return 'money';
  if (allowedActions.includes('ARCHIVE')) return 'dossier';
  if (fulfilment !== null && (status === 'CONTRACTING' || status === 'AWARDED'))
    return fulfilment.needsContract ? 'contract' : 'basics';
  if (fulfilment !== null && (status === 'EXECUTING' || status === 'ACCEPTING' || status === 'WAREHOUSING')) return 'acceptance';
  if (allowedActions.includes('ADD_INVOICE')) return 'money';
  if (!isAnnounced({ lane, status }) || ofDelivery.includes(status)) return 'basics';
  return ofAward.includes(status) ? 'award' : 'bidding';
}

/** Follows a purchase, or no longer. Those of the platform follow none, and drafts have nobody to follow them. */
function FollowButton({ project }: { project: Detail }) {
  const t = useT();
  const me = useUser();
  const change = useApiMutation('followProject', {
    optimistic: {
      getProjectDetail: (detail, { path, body }) => (detail.id === path.id ? { ...detail, followed: body.follow } : detail),
    },
  });
  const { id, followed, companyId, status } = project;
  if (companyId !== me.companyId || status === 'DRAFT') return null;
  const Icon = followed ? IconStarFilled : IconStar;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => change.mutate({ path: { id }, body: { follow: !followed } })}
    >
      {t(followed ? 'projects.unfollow' : 'projects.follow')}
    </Button>
  );
}
