import { seedId } from '#reference/seedId.ts';
import { pdf } from '../builders/contents.ts';
import type { Contest } from '../races/contest.ts';

/** Contests about unique values of funds, products, documents and tasks. */
export const contestsOfBusiness: Contest[] = [
  {
    what: 'a number of a budget card',
    index: 'expenditure_card_no_unique',
    as: ['finance1', 'finance'],
    refusal: 'cardNo unique',
    call: ({ expenditure }, writer) => {
      const card = { cardNo: 'CONTESTED', cardName: `Writer ${writer}`, fundType: 'SCIENCE', totalAmount: '10.00' } as const;
      return expenditure.saveExpenditure({ body: { ...card, ownerId: seedId('user', 103), deptId: seedId('dept', 311) } });
    },
  },
  {
    what: 'brand and model of a product',
    index: 'product_model_unique',
    as: ['officer1', 'procurement_officer'],
    refusal: 'model unique',
    call: ({ products }, writer) =>
      products.saveProduct({
        body: { productName: `Writer ${writer}`, categoryId: seedId('goodsCategory', 2139), brand: 'Contested', model: 'C-1' },
      }),
  },
  {
    what: 'a name of a document',
    index: 'download_doc_name_key',
    as: ['schooladmin', 'school_admin'],
    refusal: 'docName unique',
    call: async ({ files, documents }) => {
      const { id } = await files.uploadFile({ body: { bizType: 'DOCUMENT', file: new File([new Uint8Array(pdf())], 'a.pdf') } });
      return documents.saveDownloadDoc({ body: { docName: 'Contested', docType: 'template', fileId: id } });
    },
  },
  {
    what: 'a number of an invoice',
    index: 'invoice_number_unique',
    as: ['teacher1', 'purchaser'],
    refusal: 'number unique',
    call: ({ projects }) =>
      projects.saveInvoice({
        path: { id: seedId('project', 9036) },
        body: { number: '99999999', amount: '0.01', date: '2026-03-01' },
      }),
  },
  {
    what: 'a task of one kind and time',
    index: 'task_occasion_unique',
    as: ['admin', 'admin'],
    refusal: 'executeTime unique',
    call: ({ tasks }, writer) =>
      tasks.createTask({
        body: { taskName: `Writer ${writer}`, taskType: 'CLEANUP', executeTime: '2999-01-01T00:00:00+08:00' },
      }),
  },
];
