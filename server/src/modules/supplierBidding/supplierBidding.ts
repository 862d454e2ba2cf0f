import type { Handlers, Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure } from '../../failure/failure.ts';

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
  async explainQuote(_input: Input<'explainQuote'>, _context: Context): Promise<Output<'explainQuote'>> {
    throw new Failure('wrongState');
  },
  async declineAward(_input: Input<'declineAward'>, _context: Context): Promise<Output<'declineAward'>> {
    throw new Failure('wrongState');
  },
} satisfies Partial<Handlers<Context>>;
