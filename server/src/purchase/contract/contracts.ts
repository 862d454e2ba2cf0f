import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { getContractDetail } from './contractDetail.ts';
import { saveContract, updateContract } from './draftContract.ts';
import { voidContract } from './endContract.ts';
import { queryContractPage } from './queryContractPage.ts';
import { signContract } from './signContract.ts';
import { submitContract } from './submitContract.ts';

export const contracts = {
  queryContractPage,
  getContractDetail,
  saveContract,
  updateContract,
  submitContract,
  signContract,
  voidContract,
} satisfies Partial<Handlers<Context>>;
