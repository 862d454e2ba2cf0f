import type { Handlers, Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { sealed } from '../../contract/handlerMarks.ts';
import { Failure } from '../../failure/failure.ts';
import { getBiddableProjectDetail } from './getBiddableProjectDetail.ts';
import { joinBidding } from './joinBidding.ts';
import { queryBiddableProjectPage } from './queryBiddableProjectPage.ts';
import { submitQuote } from './submitQuote.ts';

export const supplierBidding = {
  queryBiddableProjectPage,
  getBiddableProjectDetail,
  joinBidding: sealed(joinBidding),
  submitQuote: sealed(submitQuote),
  async explainQuote(_input: Input<'explainQuote'>, _context: Context): Promise<Output<'explainQuote'>> {
    throw new Failure('wrongState');
  },
  async declineAward(_input: Input<'declineAward'>, _context: Context): Promise<Output<'declineAward'>> {
    throw new Failure('wrongState');
  },
} satisfies Partial<Handlers<Context>>;
