import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useSchoolWord } from '#ui/purchase/useSchoolWord.ts';
import {
  acceptanceAddress,
  caseAddress,
  contractAddress,
  newUserAddress,
  ownRequestAddress,
  purchaseAddress,
  sharedRequestAddress,
  stockDocumentAddress,
  supplierReviewAddress,
} from '#ui/text/contentAddress.ts';

/** Something that waits for the user, as it is shown. */
export interface WaitingRow {
  id: string;
  /** What it is about. */
  name: string;
  /** What to do, as a sentence. */
  title: string;
  /** The page on which it is done, and its address there. */
  page: string;
  to: string;
  line: string;
  since: string | null;
  /** Until when, in words. */
  due: string | null;
  isOverdue: boolean;
  amount: string | null;
  verb: string;
}

/** Where what is missing is set up; null for settings of the server. */
const basisPaths: Record<Schemas['MissingBasis'], string | null> = {
  SCHOOL: '/system/school',
  SEALING_KEY: null,
  DEPT: '/system/dept',
  PURCHASER: newUserAddress({ role: 'purchaser' }),
  GOODS_CATEGORY: '/system/goods-category',
  EXPENDITURE: '/information/expenditure',
  FINANCE: newUserAddress({ role: 'finance' }),
  PURCHASING_CATEGORY: '/system/purchasing-pattern',
  OFFICER: newUserAddress({ role: 'procurement_officer' }),
  SUPPLIER: '/company/company-apply',
  KEEPER: newUserAddress({ role: 'warehouse_keeper' }),
  WAREHOUSE: '/warehouse-manage',
};

/** What a note says, where it is not why something was returned. */
const reasons: Partial<Record<Schemas['TodoRow']['kind'], 'home.cancelledFor' | 'home.suspendedFor'>> = {
  DECIDE_AGAIN: 'home.cancelledFor',
  RESUME: 'home.suspendedFor',
};

/** The things that wait for the user, in words. */
export function useWaitingRows(work: Schemas['HomeWork']): WaitingRow[] {
  const { todo, missing, unmanagedSchools, alarms } = work;
  const t = useT();
  const word = useSchoolWord();
  const format = useFormat();
  const rows = todo.rows.map(
    ({ kind, projectId, instanceId, recordId, title, code, who, note, since, amount, deadline, overdue }) => {
      const to = addressOf({ kind, projectId, instanceId, recordId });
      const reason = note && t(reasons[kind] ?? 'home.returnedFor', { reason: note });
      const time = deadline && format.dateTime(deadline);
      return {
        id: `${kind} ${recordId ?? projectId}`,
        name: title,
        to,
        page: pageOf(to),
        since,
        amount,
        due: time && t(overdue ? 'home.overdueSince' : 'home.dueBy', { time }),
        isOverdue: overdue,
        title: t(word(`home.do${kind}`), { title }),
        line: [code, reason ?? who].filter(Boolean).join(' · '),
        verb: t(`home.verb${kind}`),
      };
    },
  );
  const plain = { line: '', since: null, due: null, isOverdue: false, amount: null };
  const standing = alarms.map(({ kind, name, count, projectId }) => {
    const to = projectId === null ? '/dashboard/monitor' : purchaseAddress(projectId);
    const title = t(`home.alarm${kind}`, { name, count });
    return { ...plain, id: `${kind} ${projectId ?? name}`, name, page: pageOf(to), to, title, verb: t('ui.view') };
  });
  const set = missing.map((basis) => {
    const to = basisPaths[basis] ?? '';
    const name = t(`home.basis${basis}`);
    return { ...plain, id: basis, name, page: pageOf(to), to, title: t(`home.doBASIS_${basis}`), verb: t('home.verbBASIS') };
  });
  const unmanaged = unmanagedSchools.map(({ companyId, schoolName: name }) => {
    const to = newUserAddress({ school: companyId, role: 'school_admin' });
    const title = t('home.doMANAGE', { name });
    return { ...plain, id: `MANAGE ${companyId}`, name, page: pageOf(to), to, title, verb: t('home.verbMANAGE') };
  });
  return [...standing, ...rows, ...unmanaged, ...set];
}

const acts = { DELIVERY: 'SUBMIT', ASSIGN_GROUP: 'ASSIGN', SIGN_ACCEPTANCE: 'SIGN', CONCLUDE: 'CONCLUDE' } as const;

/** Where it is done: on the page of its case, of its document, or of the purchase. */
function addressOf({
  kind,
  projectId,
  instanceId,
  recordId,
}: Pick<Schemas['TodoRow'], 'kind' | 'projectId' | 'instanceId' | 'recordId'>): string {
  if (recordId !== null && kind in acts) return acceptanceAddress(recordId, acts[kind as keyof typeof acts]);
  if (kind === 'DELIVERY') return `/inspection-project?projectId=${projectId}`;
  if (recordId !== null && (kind === 'CONFIRM_ENTRY' || kind === 'CONFIRM_DOCUMENT')) return stockDocumentAddress(recordId);
  if (recordId !== null && kind === 'SHARED_APPLY') return sharedRequestAddress(recordId);
  if (recordId !== null && kind === 'SUPPLIER_REVIEW') return supplierReviewAddress(recordId);
  if (recordId !== null && kind === 'SHARED_RECEIPT') return ownRequestAddress(recordId);
  // What a later version adds without a purchase.
  if (projectId === null) return '/';
  if (kind === 'CONTRACT_DRAFT' || kind === 'CONTRACT_SIGN') return contractAddress({ projectId });
  return instanceId === null ? purchaseAddress(projectId) : caseAddress(instanceId);
}

function pageOf(address: string): string {
  return address.split('?')[0] ?? address;
}
