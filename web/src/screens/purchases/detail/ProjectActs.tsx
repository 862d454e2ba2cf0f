import { useApiQuery, useServerMenu } from '@campus-procurement/hooks';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormPages } from '#ui/purchase/useFormPages.ts';
import { useSchoolWord } from '#ui/purchase/useSchoolWord.ts';
import { acceptanceAddress, caseAddress, contractAddress, stockDocumentAddress } from '#ui/text/contentAddress.ts';
import type { Bidding } from './bidding/useBidding.ts';
import { type Act, type BidAct, type Detail, type Errand, isLarger, mainActOf, otherActsOf } from './state/projectState.ts';

const errandPages: Record<Errand, string> = {
  CASE: '/approval/apply-order-detail',
  CONTRACT: '/purchase-management/contracts-procurement',
  ACCEPTANCE: '/inspection-project',
  ASSETS: '/inspection-project',
  ENTRY: '/stock-page',
};
const isErrand = (act: Act | BidAct | Errand): act is Errand => act in errandPages;
const endings: readonly (Act | BidAct)[] = [
  'TERMINATE',
  'DELETE',
  'SUSPEND',
  'DECLARE_FAILED',
  'DECLARE_UNREADABLE',
  'CANCEL_AWARD',
  'CLOSE_SHORT',
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

/** The one main button of the page; nothing where somebody else is next. */
export function MainAct({ project, bidding, onAct }: ActsProps) {
  const t = useT();
  const word = useSchoolWord();
  const { entries } = useServerMenu();
  const { edit } = useFormPages();
  const act = mainActOf(project, bidding);
  if (act === null) return null;
  if (isErrand(act)) return <ErrandLink errand={act} project={project} />;
  if (act === 'EDIT') {
    const form = edit(project.id);
    if (form === null) return null;
    return (
      <Button component={Link} to={form}>
        {t(project.status === 'DRAFT' ? 'projects.doEDIT' : 'projects.change')}
      </Button>
    );
  }
  const page = pages[act];
  if (page !== undefined) {
    if (!entries.has(page)) return null;
    return (
      <Button component={Link} to={`${page}?projectId=${project.id}`}>
        {t(word(`projects.do${act}`))}
      </Button>
    );
  }
  return <Button onClick={() => onAct(act)}>{t(word(`projects.do${act}`))}</Button>;
}

/** The way to the page on which something waits for the user; nothing where the role has no such page. */
function ErrandLink({ errand, project }: { errand: Errand; project: Detail }) {
  const t = useT();
  const { entries } = useServerMenu();
  const { id, openCaseId } = project;
  const batches = useApiQuery(
    'queryAcceptancePage',
    { query: { projectId: id, size: 200 } },
    { enabled: (errand === 'ACCEPTANCE' || errand === 'ASSETS') && entries.has(errandPages.ACCEPTANCE) },
  );
  const documents = useApiQuery(
    'queryStockDocumentPage',
    { query: { projectId: id, waitsForMe: true, size: 1 } },
    { enabled: errand === 'ENTRY' && entries.has(errandPages.ENTRY) },
  );
  if (!entries.has(errandPages[errand])) return null;
  const mine = batches.data?.records.find(({ waitsForMe }) => waitsForMe);
  const [passed, ...more] = batches.data?.records.filter(({ allowedActions }) => allowedActions.includes('RECORD_ASSETS')) ?? [];
  const [document] = documents.data?.records ?? [];
  const to = {
    CASE: caseAddress(String(openCaseId)),
    CONTRACT: contractAddress({ projectId: id }),
    ACCEPTANCE: mine ? acceptanceAddress(mine.id) : `${errandPages.ACCEPTANCE}?projectId=${id}`,
    ASSETS: passed && more.length === 0 ? acceptanceAddress(passed.id, 'RECORD_ASSETS') : `${errandPages.ASSETS}?projectId=${id}`,
    ENTRY: document ? stockDocumentAddress(document.id) : errandPages.ENTRY,
  }[errand];
  const isWitnessing = errand === 'CASE' && project.status === 'ACCEPTING' && !isLarger(project);
  return (
    <Button component={Link} to={to}>
      {t(isWitnessing ? 'projects.goWitness' : `projects.go${errand}`)}
    </Button>
  );
}

/** What else can be done: the acts that the server allows, and printing the order. */
export function OtherActs({ project, bidding, onAct, onPrint }: ActsProps & { onPrint: () => void }) {
  const t = useT();
  const word = useSchoolWord();
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
            {t(word(`projects.do${act}`))}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
