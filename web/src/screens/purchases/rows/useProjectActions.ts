import { useServerMenu } from '@campus-procurement/hooks';
import { useNavigate } from 'react-router-dom';
import { useFormPages } from '#ui/purchase/useFormPages.ts';
import { useSchoolWord } from '#ui/purchase/useSchoolWord.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { caseAddress, contractAddress, purchaseAddress } from '#ui/text/contentAddress.ts';
import type { Project } from './projectColumns.tsx';

const casePage = '/approval/apply-order-detail';

const arrivalPage = '/inspection-project';

const contractPage = '/purchase-management/contracts-procurement';
const stockPage = '/stock-page';

/** What can be done with purchases. Each is done on the page that shows all that it needs; the server decides what is allowed. */
export function useProjectActions(): RowAction<Project>[] {
  const navigate = useNavigate();
  const { entries } = useServerMenu();
  const { edit } = useFormPages();
  const word = useSchoolWord();
  type Act = Project['allowedActions'][number];
  const allows = (act: Act) => (project: Project) => project.allowedActions.includes(act);
  const go = (act: Act) => (project: Project) => void navigate(purchaseAddress(project.id, act));
  const isOpen = ({ waitsForMe, openCaseId }: Project) => waitsForMe && openCaseId !== null && entries.has(casePage);
  const isWitnessed = ({ status, lane }: Project) => status === 'ACCEPTING' && lane === 'SMALL';
  /** Waits for the user in one of these states, and not for a decision about a case. */
  const isMine = ({ waitsForMe, openCaseId, status }: Project, ...states: Project['status'][]) =>
    waitsForMe && openCaseId === null && states.includes(status);
  const openCase = ({ openCaseId }: Project) => void navigate(caseAddress(String(openCaseId)));
  return [
    {
      label: 'projects.stepApprove',
      onClick: openCase,
      isOffered: (project) => isOpen(project) && !isWitnessed(project),
      waits: true,
    },
    {
      label: 'projects.stepWitness',
      onClick: openCase,
      isOffered: (project) => isOpen(project) && isWitnessed(project),
      waits: true,
    },
    {
      label: 'projects.stepAccept',
      onClick: ({ id }) => void navigate(`${arrivalPage}?projectId=${id}`),
      isOffered: (project) => isMine(project, 'ACCEPTING') && entries.has(arrivalPage),
      waits: true,
    },
    {
      label: 'projects.stepContract',
      onClick: ({ id }) => void navigate(contractAddress({ projectId: id })),
      isOffered: (project) => isMine(project, 'AWARDED', 'CONTRACTING') && entries.has(contractPage),
      waits: true,
    },
    {
      label: 'projects.stepEntry',
      onClick: () => void navigate(stockPage),
      isOffered: (project) => isMine(project, 'WAREHOUSING') && entries.has(stockPage),
      waits: true,
    },
    {
      label: 'projects.stepOpen',
      onClick: ({ id }) => void navigate(purchaseAddress(id)),
      isOffered: (project) => isMine(project, 'OPENING'),
      waits: true,
    },
    {
      label: 'projects.stepResume',
      onClick: ({ id }) => void navigate(purchaseAddress(id)),
      isOffered: (project) => isMine(project, 'SUSPENDED'),
      waits: true,
    },
    {
      label: 'projects.stepDecide',
      onClick: ({ id }) => void navigate(purchaseAddress(id)),
      isOffered: (project) => isMine(project, 'DECIDING'),
      waits: true,
    },
    { label: 'projects.doCLAIM', onClick: go('CLAIM'), isOffered: allows('CLAIM'), waits: true },
    { label: word('projects.doPUBLISH'), onClick: go('PUBLISH'), isOffered: allows('PUBLISH'), waits: true },
    {
      label: 'projects.doREGISTER_OUTCOME',
      onClick: go('REGISTER_OUTCOME'),
      isOffered: allows('REGISTER_OUTCOME'),
      waits: true,
    },
    {
      label: 'projects.doBEGIN_ACCEPTANCE',
      onClick: ({ id }) => void navigate(`${arrivalPage}?projectId=${id}`),
      isOffered: (project) => project.waitsForMe && allows('BEGIN_ACCEPTANCE')(project) && entries.has(arrivalPage),
      waits: true,
    },
    { label: 'projects.doANSWER_OBJECTION', onClick: go('ANSWER_OBJECTION'), isOffered: allows('ANSWER_OBJECTION'), waits: true },
    { label: 'projects.doREPORT', onClick: go('REPORT'), isOffered: allows('REPORT'), waits: true },
    {
      label: 'projects.doARCHIVE',
      onClick: go('ARCHIVE'),
      isOffered: (project) => project.waitsForMe && allows('ARCHIVE')(project),
      waits: true,
    },
    { label: 'projects.doRECEIVE', onClick: go('RECEIVE'), isOffered: allows('RECEIVE'), waits: true },
    {
      label: 'projects.doPAY',
      onClick: go('PAY'),
      isOffered: (project) => project.waitsForMe && allows('PAY')(project),
      waits: true,
    },
    {
      label: 'projects.doEDIT',
      onClick: ({ id }) => void navigate(edit(id) ?? ''),
      isOffered: (project) => allows('EDIT')(project) && edit(project.id) !== null,
      waits: true,
    },
    {
      label: 'projects.doADD_INVOICE',
      onClick: go('ADD_INVOICE'),
      isOffered: (project) => project.waitsForMe && allows('ADD_INVOICE')(project) && !allows('PAY')(project),
      waits: true,
    },
    {
      label: 'projects.doADD_INVOICE',
      onClick: go('ADD_INVOICE'),
      isOffered: (project) => allows('ADD_INVOICE')(project) && !project.waitsForMe,
    },
    { label: 'projects.look', onClick: ({ id }) => void navigate(purchaseAddress(id)) },
    { label: 'projects.doWITHDRAW', onClick: go('WITHDRAW'), isOffered: allows('WITHDRAW') },
    { label: 'projects.doTERMINATE', onClick: go('TERMINATE'), isOffered: allows('TERMINATE'), danger: true },
    { label: 'projects.doDELETE', onClick: go('DELETE'), isOffered: allows('DELETE'), danger: true },
  ];
}
