import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { authorizeExpenditureUsers } from './authorizeExpenditureUsers.ts';
import { deleteExpenditure } from './deleteExpenditure.ts';
import { getExpenditureDetail } from './getExpenditureDetail.ts';
import { freezeExpenditure, unfreezeExpenditure } from './holdFunds.ts';
import { queryExpenditureFlowPage } from './queryExpenditureFlowPage.ts';
import { queryExpenditurePage } from './queryExpenditurePage.ts';
import { saveExpenditure } from './saveExpenditure.ts';
import { updateExpenditure } from './updateExpenditure.ts';

export const expenditure = {
  queryExpenditurePage,
  getExpenditureDetail,
  saveExpenditure,
  updateExpenditure,
  authorizeExpenditureUsers,
  deleteExpenditure,
  freezeExpenditure,
  unfreezeExpenditure,
  queryExpenditureFlowPage,
} satisfies Partial<Handlers<Context>>;
