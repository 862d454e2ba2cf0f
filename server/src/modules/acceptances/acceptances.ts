import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure } from '../../failure/failure.ts';

const missing = async () => {
  throw new Failure('missing');
};

export const acceptances = {
  queryAcceptancePage: missing,
  getAcceptanceDetail: missing,
  saveAcceptance: missing,
  updateAcceptance: missing,
  submitAcceptance: missing,
  assignAcceptanceMembers: missing,
  signAcceptance: missing,
  concludeAcceptance: missing,
  cancelAcceptance: missing,
  recordAssetNumbers: missing,
} satisfies Partial<Handlers<Context>>;
