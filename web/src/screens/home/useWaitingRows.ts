import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { caseAddress, purchaseAddress, stockDocumentAddress } from '#ui/text/contentAddress.ts';

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
  amount: string | null;
  verb: string;
}

const reviewPath = '/company/company-apply';

/** The things that wait for the user, in words. */
export function useWaitingRows({ todo, todoCounts: { supplier } }: Schemas['HomeWork']): WaitingRow[] {
  const t = useT();
  const rows = todo.rows.map(({ kind, projectId, instanceId, recordId, title, code, who, note, since, amount }) => {
    const to = addressOf({ kind, projectId, instanceId, recordId });
    const reason = note && t('home.returnedFor', { reason: note });
    return {
      ...{ id: `${kind} ${recordId ?? projectId}`, name: title, to, page: pageOf(to), since, amount },
      title: t(`home.do${kind}`, { title }),
      line: [code, reason ?? who].filter(Boolean).join(' · '),
      verb: t(`home.verb${kind}`),
    };
  });
  if (!supplier) return rows;
  const review = {
    id: 'suppliers',
    name: t('home.suppliers'),
    page: reviewPath,
    to: reviewPath,
    line: '',
    since: null,
    amount: null,
  };
  return [...rows, { ...review, title: t('home.doREVIEW', { count: supplier }), verb: t('home.verbREVIEW') }];
}

/** Where it is done: on the page of its case, of its document, or of the purchase. */
function addressOf({
  kind,
  projectId,
  instanceId,
  recordId,
}: Pick<Schemas['TodoRow'], 'kind' | 'projectId' | 'instanceId' | 'recordId'>) {
  if (kind === 'CONFIRM_ENTRY' && recordId !== null) return stockDocumentAddress(recordId);
  return instanceId === null ? purchaseAddress(projectId) : caseAddress(instanceId);
}

function pageOf(address: string): string {
  return address.split('?')[0] ?? address;
}
