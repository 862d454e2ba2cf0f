import type { Handlers, Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure } from '../../failure/failure.ts';
import { previewPublication } from './previewPublication.ts';
import { publishProject } from './publishProject.ts';

export const bidding = {
  previewPublication,
  publishProject,
  async getBidding(_input: Input<'getBidding'>, _context: Context): Promise<Output<'getBidding'>> {
    throw new Failure('wrongState');
  },
  async listParticipants(_input: Input<'listParticipants'>, _context: Context): Promise<Output<'listParticipants'>> {
    throw new Failure('wrongState');
  },
  async compareQuotes(_input: Input<'compareQuotes'>, _context: Context): Promise<Output<'compareQuotes'>> {
    throw new Failure('wrongState');
  },
  async qualifyQuote(_input: Input<'qualifyQuote'>, _context: Context): Promise<Output<'qualifyQuote'>> {
    throw new Failure('wrongState');
  },
  async openBidding(_input: Input<'openBidding'>, _context: Context): Promise<Output<'openBidding'>> {
    throw new Failure('wrongState');
  },
  async witnessOpening(_input: Input<'witnessOpening'>, _context: Context): Promise<Output<'witnessOpening'>> {
    throw new Failure('wrongState');
  },
  async decideAward(_input: Input<'decideAward'>, _context: Context): Promise<Output<'decideAward'>> {
    throw new Failure('wrongState');
  },
  async declareBiddingFailed(_input: Input<'declareBiddingFailed'>, _context: Context): Promise<Output<'declareBiddingFailed'>> {
    throw new Failure('wrongState');
  },
  async cancelAward(_input: Input<'cancelAward'>, _context: Context): Promise<Output<'cancelAward'>> {
    throw new Failure('wrongState');
  },
} satisfies Partial<Handlers<Context>>;
