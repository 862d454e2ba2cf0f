import { expect, test } from 'vitest';
import { acceptanceFlow } from './acceptanceFlow.ts';

test('docs/flows/acceptance.md shows the table', async () => {
  const page = `# What may happen to an acceptance

Printed from \`server/src/purchase/delivery/acceptanceFlow.ts\` by its test; \`npm test -- acceptanceFlow -u\` writes it again.

${acceptanceFlow.print()}`;
  await expect(page).toMatchFileSnapshot('../../../../docs/flows/acceptance.md');
});

test('every state is reached, and only a draft or what waits can be left', () => {
  const names = Object.keys(acceptanceFlow.steps) as (keyof typeof acceptanceFlow.steps)[];
  const rows = names.map((name) => acceptanceFlow.row(name));
  expect(new Set(rows.flatMap(({ to }) => to).filter((to) => to !== 'same'))).toEqual(new Set(acceptanceFlow.states));
  const left = new Set(rows.flatMap(({ from, to }) => (to === 'same' ? [] : from)));
  expect(left).toEqual(new Set(['DRAFT', 'ASSIGNING', 'INSPECTING']));
});
