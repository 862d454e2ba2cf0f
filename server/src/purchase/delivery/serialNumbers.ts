import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { BrokenRule } from '#platform/failure/failure.ts';
import { toThousandths } from '#platform/values/quantity.ts';
import type { OrderLine } from '../order/public.ts';
import type { Item, Key } from './lockedAcceptance.ts';

type Numbered = Pick<Item, 'no' | 'passQuantity' | 'serialNos'>;
type Goods = Pick<OrderLine, 'itemName' | 'model'>;

/** `lx-1` and `LX-1` are the same number. */
const caseless = (text: string) => text.toLowerCase();
/** Numbers are those of a model: two makers may use the same ones. */
const modelOf = ({ itemName, model }: Goods) => caseless(`${itemName} ${model ?? ''}`);

/** Returns the rules that serial numbers break: at most one for each piece that passes, and each once for a model in the school. */
export async function serialRules(
  items: readonly Numbered[],
  lines: readonly OrderLine[],
  acceptance: Key,
  context: Context,
): Promise<BrokenRule[]> {
  if (items.every(({ serialNos }) => serialNos.length === 0)) return [];
  const known = await knownNumbers(items, lines, acceptance, context);
  return items.flatMap(({ no, passQuantity, serialNos }, index): BrokenRule[] => {
    const line = lines.find((one) => one.no === no);
    if (!line || serialNos.length === 0) return [];
    const field = `items.${index}.serialNos`;
    const limit = Number(toThousandths(passQuantity) / 1000n);
    if (serialNos.length > limit) return [{ field, rule: 'maxItems', params: { limit } }];
    return serialNos.flatMap((serialNo, at): BrokenRule[] => {
      const number = `${modelOf(line)} ${caseless(serialNo)}`;
      if (known.has(number)) return [{ field: `${field}.${at}`, rule: 'unique' }];
      known.add(number);
      return [];
    });
  });
}

/** Returns the numbers that other acceptances of the school have for the same goods. What failed as a whole may come again. */
async function knownNumbers(
  items: readonly Numbered[],
  lines: readonly OrderLine[],
  { companyId, id }: Key,
  { db }: Context,
): Promise<Set<string>> {
  const goods = lines.filter(({ no }) => items.some((item) => item.no === no && item.serialNos.length > 0));
  const numbers = items.flatMap(({ serialNos }) => serialNos.map(caseless));
  const { rows } = await sql<Goods & { serialNo: string }>`
    select line.item_name as "itemName", line.model, serial.number as "serialNo"
    from order_line as line
    join acceptance on acceptance.company_id = line.company_id and acceptance.project_id = line.project_id
    join acceptance_item as item on item.company_id = acceptance.company_id and item.acceptance_id = acceptance.id and item.no = line.no
    cross join lateral jsonb_array_elements_text(item.serial_nos) as serial (number)
    where line.company_id = ${companyId} and acceptance.id <> ${id}
      and acceptance.status in ('ASSIGNING', 'INSPECTING', 'PASSED', 'PARTIAL')
      and lower(line.item_name) = any(${goods.map(({ itemName }) => caseless(itemName))}::text[])
      and lower(serial.number) = any(${numbers}::text[])`.execute(db);
  return new Set(rows.map((row) => `${modelOf(row)} ${caseless(row.serialNo)}`));
}
