// Requests a purchase by bidding, submits it, and waits for its award, which takes days: started again with the number that it prints
// first, it goes on waiting.
// PROCUREMENT_URL=https://procurement.example.edu.cn/api PROCUREMENT_ACCOUNT=… PROCUREMENT_PASSWORD=… node buyByBidding.js [number]
import { setTimeout } from 'node:timers/promises';
import { isApiError, logIn, newIdempotencyKey, retries } from '@campus-procurement/sdk';

const { PROCUREMENT_URL: baseUrl, PROCUREMENT_ACCOUNT: username, PROCUREMENT_PASSWORD: password } = process.env;
const wanted = process.argv[2];
const intervalMs = Number(process.env.INTERVAL_MS ?? 60_000);

const category = process.env.CATEGORY ?? '实验耗材';
const line = { itemName: 'Cell culture flasks', spec: 'T75, sterile, vented', quantity: '400', unit: 'box', amount: '24000.00' };
const terms = { deliveryDays: 30, warrantyMonths: 0, paymentTerms: 'All after acceptance' };

/** Where it waits for people or for the clock. Anything else is an end: awarded, ordered, failed, returned … */
const waiting = [
  'APPROVING',
  'APPROVED',
  'PUBLISHED',
  'BIDDING',
  'OPENING',
  'DECIDING',
  'AWARD_APPROVING',
  'AWARD_NOTICE',
  'SUSPENDED',
];

/** Makes a draft, checks it and submits it. Returns the purchase. */
async function request(client) {
  const cards = await client.expenditure.listExpendituresSimple();
  const card = cards.find(({ availableAmount }) => Number(availableAmount) >= Number(line.amount));
  if (!card) throw new Error(`No card has ${line.amount} available`);
  const [contact] = (await client.contacts.queryContactPage()).records;
  if (!contact) throw new Error('Enter a contact in the web app first: it receives the goods');
  const body = {
    projectName: `${line.itemName}, ${line.quantity}`,
    description: 'Cell culture in the practical courses of the next term, as in the years before.',
    purchaseType: 'GOODS',
    items: [{ ...line, categoryId: await categoryOf(client) }],
    ...terms,
    funds: [{ expenditureId: card.id, amount: line.amount }],
    contactName: contact.contactName,
    contactPhone: contact.phone,
    deliveryAddress: contact.address,
  };
  // What is missing or too much, before anything is stored: the same checks as at the submission.
  const { errors, approvers } = await client.projects.precheckProject({ body });
  if (errors.length > 0) throw new Error(errors.map(({ field, message }) => `${field} ${message}`).join('\n'));
  console.log(`To be approved by ${approvers.map(({ names }) => names.join(' or ')).join(', then ')}`);
  // With a key, a repeated call makes no second draft.
  const { id, version } = await client.projects.saveProject({ body }, { idempotencyKey: newIdempotencyKey() });
  return client.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
}

/** The own purchase of a number. */
async function find(client, number) {
  const { records } = await client.projects.queryProjectPage({ query: { scope: 'MINE', keyword: number } });
  const found = records.find(({ projectCode }) => projectCode === number);
  if (!found) throw new Error(`You have no purchase ${number}`);
  return found;
}

/** The category of goods with the name that is wanted. */
async function categoryOf(client) {
  const below = ({ children, ...node }) => [node, ...children.flatMap(below)];
  const all = (await client.goodsCategories.getGoodsCategoryTree({ query: {} })).flatMap(below);
  const fitting = all.filter(({ categoryName }) => categoryName === category);
  if (!fitting[0]) throw new Error(`No category of goods is called ${category}`);
  return fitting[0].id;
}

/** Asks from time to time until it waits for nobody any more. */
async function waitForAward(client, id) {
  for (let before = ''; ; await setTimeout(intervalMs)) {
    const purchase = await client.projects.getProjectDetail({ path: { id } });
    const { status, waitingFor, payeeName, orderAmount } = purchase;
    if (status !== before) console.log([status, waitingFor.join(', ')].filter(Boolean).join(', waits for '));
    if (!waiting.includes(status)) return orderAmount === null ? 'No award' : `Awarded to ${payeeName} for ${orderAmount}`;
    before = status;
  }
}

try {
  const options = { baseUrl, language: () => 'en-US', retry: retries() };
  const { client } = await logIn(options, { username, password, roleCode: 'purchaser' });
  try {
    const { id, projectCode } = await (wanted ? find(client, wanted) : request(client));
    console.log(projectCode);
    console.log(await waitForAward(client, id));
  } finally {
    await client.session.logout().catch(() => undefined);
  }
} catch (error) {
  if (!isApiError(error)) throw error;
  // Tokens and passwords are blanked.
  console.error(JSON.stringify(error));
  process.exitCode = 1;
}
