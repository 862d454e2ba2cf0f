import type { OperationId } from '@campus-procurement/sdk';
import { contract, definitions } from '@campus-procurement/sdk/contract';
import { expect, test } from 'vitest';
import { reports } from '#operations/reports.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, object>;
  required?: string[];
}

const lists: [exporting: OperationId, listing: OperationId, own?: string][] = [
  ['exportSuppliers', 'queryAllSupplier'],
  ['exportUsers', 'querySchoolUserPage', 'automatic'],
  ['exportOperationLog', 'queryOperationLogPage'],
  ['exportExpenditures', 'queryExpenditurePage'],
  ['exportExpenditureFlows', 'queryExpenditureFlowPage'],
  ['exportProjects', 'queryProjectPage'],
  ['exportProjectFigures', 'getProjectFigures'],
  ['exportStocks', 'queryStockPage'],
];

/** What each property admits, without what is said about it. */
function filtersOf(schema: object, ...others: string[]) {
  const { properties = {}, required = [] } = schema as Schema;
  const kept = Object.entries(properties).filter(([name]) => !['format', 'sort', 'current', 'size', ...others].includes(name));
  return Object.fromEntries(
    kept.map(([name, rules]) => [name, { ...rules, description: '', default: '', isRequired: required.includes(name) }]),
  );
}

test.each(lists)('%s has the filters of %s', (exporting, listing, own = '') => {
  const { $ref } = contract[exporting].request.body as Schema;
  const schema = definitions[String($ref).replace('#/$defs/', '')] as Schema;
  expect(filtersOf(schema, own)).toEqual(filtersOf(contract[listing].request.query));
});

test('every report is asked for by an operation of its own', () => {
  expect(reports.map(({ permission }) => permission)).toEqual(lists.map(([exporting]) => contract[exporting].permission));
});
