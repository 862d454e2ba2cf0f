import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { assignAcceptanceMembers } from './assignAcceptanceMembers.ts';
import { cancelAcceptance } from './cancelAcceptance.ts';
import { concludeAcceptance } from './concludeAcceptance.ts';
import { getAcceptanceDetail } from './getAcceptanceDetail.ts';
import { queryAcceptancePage } from './queryAcceptancePage.ts';
import { recordAssetNumbers } from './recordAssetNumbers.ts';
import { saveAcceptance, updateAcceptance } from './saveAcceptance.ts';
import { signAcceptance } from './signAcceptance.ts';
import { submitAcceptance } from './submitAcceptance.ts';

export const acceptances = {
  queryAcceptancePage,
  getAcceptanceDetail,
  saveAcceptance,
  updateAcceptance,
  submitAcceptance,
  assignAcceptanceMembers,
  signAcceptance,
  concludeAcceptance,
  cancelAcceptance,
  recordAssetNumbers,
} satisfies Partial<Handlers<Context>>;
