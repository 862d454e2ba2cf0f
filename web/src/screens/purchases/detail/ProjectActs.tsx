import { useServerMenu } from '@campus-procurement/hooks';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormPages } from '#ui/purchase/useFormPages.ts';
import { isElsewhere, useStepAddress } from '#ui/purchase/useStepAddress.ts';
import type { Bidding } from './bidding/useBidding.ts';
import {
  type Act,
  type BidAct,
  type Detail,
  isBidAct,
  isLarger,
  mainActOf,
  otherActsOf,
  ownTurnOf,
} from './state/projectState.ts';

const endings: readonly (Act | BidAct)[] = [
  'TERMINATE',
  'DELETE',
  'SUSPEND',
  'DECLARE_FAILED',
  'DECLARE_UNREADABLE',
  'CANCEL_AWARD',
  'CLOSE_SHORT',
  'TERMINATE_DEFAULT',
  'WRITE_OFF',
];

/** Pages on which an act is done. */
const pages: Partial<Record<Act | BidAct, string>> = {
  MODIFY: '/purchase-management/project-modify',
  DRAFT_CONTRACT: '/purchase-management/contracts-procurement',
  BEGIN_ACCEPTANCE: '/inspection-project',
};

interface ActsProps {
  project: Detail;
  bidding: Bidding | undefined;
  onAct: (act: Act | BidAct) => void;
}

/** The one main button of the page: what is awaited of the user, or the way to it; nothing where somebody else is next. */
export function MainAct({ project, bidding, onAct }: ActsProps) {
  const t = useT();
  const { entries } = useServerMenu();
  const { edit } = useFormPages();
  const stepAddress = useStepAddress();
  const turn = ownTurnOf(project);
  if (turn && isElsewhere(turn.step)) {
    const to = stepAddress({ step: turn.step, recordId: turn.recordId, projectId: project.id });
    return to && <LinkButton to={to}>{t(`purchases.step${turn.step}`)}</LinkButton>;
  }
  const act = mainActOf(project);
  // The bidding may have gone on since the purchase was read.
  if (act === undefined || (isBidAct(act) && !bidding?.allowedActions.includes(act))) return null;
  const label = t(act === 'EDIT' && project.status !== 'DRAFT' ? 'projects.change' : `projects.do${act}`);
  const page = pages[act];
  if (act !== 'EDIT' && page === undefined) return <Button onClick={() => onAct(act)}>{label}</Button>;
  const to = act === 'EDIT' ? edit(project.id) : entries.has(String(page)) && `${page}?projectId=${project.id}`;
  return to && <LinkButton to={to}>{label}</LinkButton>;
}

const LinkButton = (props: { to: string; children: string }) => <Button component={Link} {...props} />;

/** What else can be done: the acts that the server allows, and printing the order. */
export function OtherActs({ project, bidding, onAct, onPrint }: ActsProps & { onPrint: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const { entries } = useServerMenu();
  const { begin } = useFormPages();
  const isThere = (act: Act | BidAct) => {
    if (act === 'COPY') return begin !== null;
    const page = pages[act];
    return page === undefined || entries.has(page);
  };
  const others = otherActsOf(project, bidding).filter((act) => act !== 'EDIT' && isThere(act));
  return (
    <Menu position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size="var(--app-control)" aria-label={t('projects.more')}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onPrint}>{t(isLarger(project) ? 'projects.printRequest' : 'projects.printOrder')}</Menu.Item>
        {others.map((act) => (
          <Menu.Item
            key={act}
            {...(endings.includes(act) && { c: 'var(--app-bad)' })}
            onClick={() => (pages[act] ? void navigate(`${pages[act]}?projectId=${project.id}`) : onAct(act))}
          >
            {t(`projects.do${act}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
