import type { Act, Operation } from './operations.ts';

/** A text by its key. */
type Texts = Record<string, string>;

/**
 * The words for the acts of the flows (`x-acts`) in one language: a file for each area of texts that spreads them, so that no page
 * fetches those of another.
 */
export function actsSources(operations: Operation[], language: 'zh' | 'en'): [area: string, source: string][] {
  const acts = operations.flatMap((operation) => operation['x-acts'] ?? []);
  const buttons = (...subjects: Act['of'][]) =>
    acts.filter(({ of }) => subjects.includes(of)).map(({ act, [language]: [button] }) => [`do${act}`, button] as const);
  const steps = acts.flatMap(({ steps: kinds = [], [language]: [button] }) =>
    kinds.map((kind) => [`step${kind}`, button] as const),
  );
  const nouns = acts.flatMap(({ steps: kinds = [], [language]: [, noun] }) =>
    kinds.map((kind) => [kind, capital(noun)] as const),
  );
  const events = acts.flatMap(({ events: names = [], [language]: [, , past] }) =>
    names.map((name) => [`log${name}`, past] as const),
  );
  const sources = {
    purchases: [
      constant('What is awaited of somebody.', 'steps', steps),
      constant('What is awaited, as a label.', 'nouns', nouns),
    ],
    projects: [
      constant('What has happened.', 'events', events),
      constant(
        'The buttons of a purchase, its invoices and its payments.',
        'purchaseActs',
        buttons('project', 'bidding', 'invoice', 'payment'),
      ),
    ],
    contracts: [constant('The buttons of a contract.', 'contractActs', buttons('contract'))],
    acceptances: [constant('The buttons of an acceptance.', 'acceptanceActs', buttons('acceptance'))],
    claims: [constant('The buttons of a refund.', 'refundActs', buttons('refund'))],
  };
  return Object.entries(sources).map(([area, constants]) => [area, constants.join('\n')]);
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

function constant(purpose: string, name: string, entries: (readonly [key: string, text: string])[]): string {
  const texts: Texts = {};
  for (const [key, text] of entries) {
    if (texts[key] !== undefined) throw new Error(`x-acts: two acts say what ${key} is`);
    texts[key] = text;
  }
  const members = Object.entries(texts).map(([key, text]) => `  ${key}: '${text.replaceAll("'", '’')}',\n`);
  return `/** ${purpose} */\nexport const ${name} = {\n${members.join('')}};\n`;
}
