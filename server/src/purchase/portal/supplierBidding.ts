import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { sealed } from '#platform/contract/handlerMarks.ts';
import { declineOwnAward, explainOwnQuote } from './declineOwnAward.ts';
import { getBiddableProjectDetail } from './getBiddableProjectDetail.ts';
import { getSupplierNotice } from './getSupplierNotice.ts';
import { joinBidding } from './joinBidding.ts';
import { queryBiddableProjectPage } from './queryBiddableProjectPage.ts';
import { submitQuote } from './submitQuote.ts';

export const supplierBidding = {
  queryBiddableProjectPage,
  getBiddableProjectDetail,
  getSupplierNotice,
  joinBidding: sealed(joinBidding),
  submitQuote: sealed(submitQuote),
  explainQuote: explainOwnQuote,
  declineAward: declineOwnAward,
} satisfies Partial<Handlers<Context>>;
