import type { Handlers, Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure } from '../../failure/failure.ts';

export const announcements = {
  async queryAnnouncementPage(
    _input: Input<'queryAnnouncementPage'>,
    _context: Context,
  ): Promise<Output<'queryAnnouncementPage'>> {
    throw new Failure('wrongState');
  },
  async getAnnouncementDetail(
    _input: Input<'getAnnouncementDetail'>,
    _context: Context,
  ): Promise<Output<'getAnnouncementDetail'>> {
    throw new Failure('wrongState');
  },
  async queryPublicAnnouncementPage(
    _input: Input<'queryPublicAnnouncementPage'>,
    _context: Context,
  ): Promise<Output<'queryPublicAnnouncementPage'>> {
    throw new Failure('wrongState');
  },
  async getPublicAnnouncementDetail(
    _input: Input<'getPublicAnnouncementDetail'>,
    _context: Context,
  ): Promise<Output<'getPublicAnnouncementDetail'>> {
    throw new Failure('wrongState');
  },
} satisfies Partial<Handlers<Context>>;
