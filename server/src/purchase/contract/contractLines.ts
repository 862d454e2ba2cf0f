import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { openQuantityOf, orderLinesOf } from '../order/public.ts';
import type { ProjectRow } from '../records/public.ts';

/** Returns what is delivered under the contract of a purchase. */
export async function contractLines(project: ProjectRow, context: Pick<Context, 'db'>): Promise<Schemas['OrderLine'][]> {
  const enters = project.pattern?.switches.ifOpenEntry ?? false;
  const plain = (quantity: string) => fromThousandths(toThousandths(quantity));
  return (await orderLinesOf(project, context)).map((line) => {
    const { companyId: _, projectId: _purchase, categoryCompanyId: _school, ...shown } = line;
    return {
      ...shown,
      quantity: plain(line.quantity),
      acceptedQuantity: plain(line.acceptedQuantity),
      inspectedQuantity: plain(line.inspectedQuantity),
      closedQuantity: plain(line.closedQuantity),
      openQuantity: fromThousandths(openQuantityOf(line)),
      needsEntry: enters && (line.consumable || line.fixedAsset),
    };
  });
}
