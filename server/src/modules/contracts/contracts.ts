import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure } from '../../failure/failure.ts';

const missing = async () => {
  throw new Failure('missing');
};

export const contracts = {
  queryContractPage: missing,
  getContractDetail: missing,
  saveContract: missing,
  updateContract: missing,
  submitContract: missing,
  signContract: missing,
  voidContract: missing,
} satisfies Partial<Handlers<Context>>;
