import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useReachable } from '#ui/page/useReachable.ts';
import { useStepAddress } from '#ui/purchase/useStepAddress.ts';
import { newUserAddress, purchaseAddress } from '#ui/text/contentAddress.ts';

/** Something that waits for the user, as it is shown. */
export interface WaitingRow {
  id: string;
  /** What it is about. */
  name: string;
  /** What to do, as a sentence. */
  title: string;
  /** Where it is done; null where the role has no such page. */
  to: string | null;
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

/** Where an alarm that is about no purchase is looked into. */
const alarmPaths: Record<Schemas['AlarmKind'], string> = {
  SEALING_KEY: '/dashboard/monitor',
  UNREADABLE_QUOTE: '/dashboard/monitor',
  CLOCK: '/dashboard/monitor',
  CALENDAR: '/system/purchasing-pattern?tab=calendar',
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
  const format = useFormat();
  const addressOf = useStepAddress();
  const reachable = useReachable();
  const rows = todo.rows.map(
    ({ kind, projectId, instanceId, recordId, title, code, who, note, since, amount, deadline, overdue }) => {
      const onPage = instanceId ?? recordId ?? projectId ?? '';
      const reason = note && t(reasons[kind] ?? 'home.returnedFor', { reason: note });
      const time = deadline && format.dateTime(deadline);
      const verb = t(`purchases.step${kind}`);
      return {
        id: `${kind} ${onPage}`,
        name: title,
        to: addressOf({ step: kind, recordId: onPage, projectId }),
        since,
        amount,
        due: time && t(overdue ? 'home.overdueSince' : 'home.dueBy', { time }),
        isOverdue: overdue,
        title: t('home.doStep', { act: verb, title }),
        line: [code, reason ?? who].filter(Boolean).join(' · '),
        verb,
      };
    },
  );
  const plain = { line: '', since: null, due: null, isOverdue: false, amount: null };
  const standing = alarms.map(({ kind, name, count, projectId }) => {
    const to = reachable(projectId === null ? alarmPaths[kind] : purchaseAddress(projectId));
    const title = t(`home.alarm${kind}`, { name, count });
    return { ...plain, id: `${kind} ${projectId ?? name}`, name, to, title, verb: t('ui.view') };
  });
  const set = missing.map((basis) => {
    const to = reachable(basisPaths[basis] ?? '');
    const name = t(`home.basis${basis}`);
    return { ...plain, id: basis, name, to, title: t(`home.doBASIS_${basis}`), verb: t('home.verbBASIS') };
  });
  const unmanaged = unmanagedSchools.map(({ companyId, schoolName: name }) => {
    const to = reachable(newUserAddress({ school: companyId, role: 'school_admin' }));
    const title = t('home.doMANAGE', { name });
    return { ...plain, id: `MANAGE ${companyId}`, name, to, title, verb: t('home.verbMANAGE') };
  });
  return [...standing, ...rows, ...unmanaged, ...set];
}
