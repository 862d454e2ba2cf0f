import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { withLogged } from '#platform/contract/handlerMarks.ts';
import { startExport } from '#platform/exports/startExport.ts';
import { loggedRows } from '#platform/imports/importRows.ts';
import { authorizeExpenditureUsers } from './authorizeExpenditureUsers.ts';
import { carryExpenditures } from './carryExpenditures.ts';
import { deleteExpenditure } from './deleteExpenditure.ts';
import { cardReport, flowReport } from './exportExpenditures.ts';
import { getExpenditureDetail } from './getExpenditureDetail.ts';
import { freezeExpenditure, unfreezeExpenditure } from './holdFunds.ts';
import { importExpenditures } from './importExpenditures.ts';
import { listCarriedExpenditures } from './listCarriedExpenditures.ts';
import { listExpendituresSimple } from './listExpendituresSimple.ts';
import { queryExpenditureFlowPage } from './queryExpenditureFlowPage.ts';
import { queryExpenditurePage } from './queryExpenditurePage.ts';
import { saveExpenditure } from './saveExpenditure.ts';
import { getExpenditureSync, syncExpenditures } from './syncExpenditures.ts';
import { updateExpenditure } from './updateExpenditure.ts';

export const expenditure = {
  queryExpenditurePage,
  listExpendituresSimple,
  getExpenditureDetail,
  saveExpenditure,
  importExpenditures: withLogged(
    importExpenditures,
    loggedRows(['cardNo', 'cardName', 'fundType', 'owner', 'dept', 'totalAmount', 'validFrom', 'validTo']),
  ),
  updateExpenditure,
  authorizeExpenditureUsers,
  deleteExpenditure,
  freezeExpenditure,
  unfreezeExpenditure,
  queryExpenditureFlowPage,
  exportExpenditures: ({ body }, context) => startExport(cardReport, body, context),
  exportExpenditureFlows: ({ body }, context) => startExport(flowReport, body, context),
  listCarriedExpenditures,
  carryExpenditures,
  syncExpenditures,
  getExpenditureSync,
} satisfies Partial<Handlers<Context>>;
