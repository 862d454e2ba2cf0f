import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { checkedNodes } from './checkedNodes.ts';
import { confirmedException } from './ownersOfCards.ts';
import { configConstraints, storeVersion } from './storeVersion.ts';

/** Creates a flow of the school, with its first version. */
export async function saveApprovalConfig(
  { body }: Input<'saveApprovalConfig'>,
  context: Context,
): Promise<Output<'saveApprovalConfig'>> {
  const { conditions = {}, nodes: sent, status = 'ENABLED', withoutOwners: isConfirmed = false, ...fields } = body;
  const nodes = await checkedNodes({ conditions, nodes: sent }, context);
  const { bizType } = fields;
  const withoutOwners = confirmedException({ bizType, status, conditions, nodes, withoutOwners: isConfirmed });
  const id = newId();
  const creation = context.db
    .insertInto('approvalConfig')
    .values({ companyId: context.session.companyId, id, ...fields, status, ...madeBy(context) })
    .execute();
  await refusedBy(configConstraints, creation);
  await storeVersion({ id, ...fields, version: 1, conditions, nodes, withoutOwners }, context);
  return { id };
}
