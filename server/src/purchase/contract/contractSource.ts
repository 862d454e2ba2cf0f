import { absent, type RecordSource, sourceFor } from '#platform/panels/recordSource.ts';
import { visibleProjects } from '../records/public.ts';
import { contractsOf } from './contractRows.ts';
import { hasContractKeyword } from './hasContractKeyword.ts';

/** The contracts of purchases that the caller sees, by number, name and supplier. */
export const contractSource: RecordSource = sourceFor('queryContractPage', async (keyword, context) =>
  contractsOf(await visibleProjects(context))
    .where(hasContractKeyword(keyword))
    .select(['contract.companyId', 'contract.id', 'contract.contractName as title', 'contract.contractCode as code'])
    .select('contract.partyB as detail')
    .select(absent.as('channel')),
);
