import type { Handlers, Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure } from '../../failure/failure.ts';
import { declineOwnAward, explainOwnQuote } from './declineOwnAward.ts';

export const supplierBidding = {
  async queryBiddableProjectPage(_input: Input<'queryBiddableProjectPage'>, _context: Context): Promise<Output<'queryBiddableProjectPage'>> {
    throw new Failure('wrongState');
  },
  async getBiddableProjectDetail(_input: Input<'getBiddableProjectDetail'>, _context: Context): Promise<Output<'getBiddableProjectDetail'>> {
    throw new Failure('wrongState');
  },
  async joinBidding(_input: Input<'joinBidding'>, _context: Context): Promise<Output<'joinBidding'>> {
    throw new Failure('wrongState');
  },
  async submitQuote(_input: Input<'submitQuote'>, _context: Context): Promise<Output<'submitQuote'>> {
    throw new Failure('wrongState');
  },
  explainQuote: explainOwnQuote,
  declineAward: declineOwnAward,
} satisfies Partial<Handlers<Context>>;
