import { examples } from '../generated/examples.ts';
import type { OperationId, Schemas } from '../operationTypes.ts';
import type { LooseRequest, LooseResolver } from './behaviours.ts';

type Row = Record<string, string | null>;
type Hit = Schemas['RecordHit'];

/** Lists whose rows are searched, with the fields that a hit shows. */
const sources: { kind: Schemas['RecordKind']; lists: OperationId[]; title: string; code?: string; detail?: string }[] = [
  { kind: 'USER', lists: ['querySchoolUserPage'], title: 'name', code: 'account', detail: 'deptName' },
  { kind: 'PROJECT', lists: ['queryProjectPage'], title: 'projectName', code: 'projectCode', detail: 'payeeName' },
  { kind: 'CONTRACT', lists: ['queryContractPage'], title: 'contractName', code: 'contractCode', detail: 'partyB' },
  { kind: 'STOCK', lists: ['queryStockPage'], title: 'itemName', code: 'batchNo', detail: 'warehouseName' },
  { kind: 'SUPPLIER', lists: ['queryAllSupplier'], title: 'companyName', code: 'creditCode', detail: 'city' },
  { kind: 'BUDGET_CARD', lists: ['queryExpenditurePage'], title: 'cardName', code: 'cardNo', detail: 'ownerName' },
  {
    kind: 'ARTICLE',
    lists: ['queryNewsPage', 'querySystemAnnouncementPage', 'queryLighthousePage', 'queryHelpFaqPage', 'queryHelpGuidelinePage'],
    title: 'title',
  },
  { kind: 'DOCUMENT', lists: ['queryDownloadDocPage'], title: 'docName', detail: 'docVersion' },
];

/** Returns the resolver of the search. It finds rows that the lists of the mock show. @param behaviourOf the resolver of a list */
export function searchRecords(behaviourOf: (id: OperationId) => LooseResolver | undefined) {
  return (asked: LooseRequest): Schemas['RecordGroup'][] => {
    const keyword = String(asked.query.keyword).toLowerCase();
    const rowsOf = (id: OperationId) => {
      const page = behaviourOf(id)?.({ ...asked, query: { current: 1, size: 200 } }) ?? examples[id].data;
      return (page as { records: Row[] }).records;
    };
    return sources.flatMap(({ kind, lists, title, code = '', detail = '' }) => {
      const rows = lists.flatMap(rowsOf);
      const found = rows.filter((row) => [row[title], row[code]].some((text) => text?.toLowerCase().includes(keyword)));
      const hits = found.slice(0, 5).map((row) => ({
        id: row.id,
        title: row[title],
        code: row[code] ?? null,
        detail: row[detail] ?? null,
        channel: row.channel ?? null,
        companyId: row.companyId,
        schoolName: row.schoolName ?? row.companyName,
      }));
      return hits.length === 0 ? [] : [{ kind, hits: hits as Hit[], more: found.length > 5 }];
    });
  };
}
