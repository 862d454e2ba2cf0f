import type { Client, Schemas } from '@campus-procurement/sdk';

/** What the API calls the scope and the tab of what waits for the caller. */
export const toDo = 'TODO';
const all = { current: 1, size: 1 };

/** How many records a list shows as the caller's to do, and by which kinds home counts them. */
const lists = {
  approvals: [
    ['APPROVE', 'WITNESS'],
    (client) => client.approvals.queryApprovalTaskPage({ query: { tab: toDo, ...all } }).then(({ total }) => total),
  ],
  acceptances: [
    ['ASSIGN_GROUP', 'SIGN_ACCEPTANCE', 'CONCLUDE'],
    (client) => client.acceptances.queryAcceptancePage({ query: { scope: toDo, ...all } }).then(({ total }) => total),
  ],
  documents: [
    ['CONFIRM_ENTRY', 'CONFIRM_DOCUMENT'],
    (client) => client.stock.queryStockDocumentPage({ query: { waitsForMe: true, ...all } }).then(({ total }) => total),
  ],
  requests: [
    ['SHARED_APPLY'],
    (client) => client.stock.querySharedApplyPage({ query: { tab: toDo, ...all } }).then(({ total }) => total),
  ],
  suppliers: [['SUPPLIER_REVIEW'], (client) => client.home.getHomeWork().then(({ todoCounts }) => todoCounts.supplier ?? 0)],
} satisfies Record<string, [kinds: readonly string[], total: (client: Client) => Promise<number>]>;

type Todo = Schemas['HomeTodo'];

/** Says where lists count otherwise than home; lists that are not for the caller are left out. @param who for the message */
export async function listFaults(who: string, client: Client, todo: Todo, names = Object.keys(lists) as (keyof typeof lists)[]) {
  const faults: string[] = [];
  for (const name of names) {
    const [kinds, read] = lists[name];
    const total = await read(client).catch(() => null);
    const ofKinds = todo.kinds.filter(({ kind }) => (kinds as readonly string[]).includes(kind));
    const atHome = ofKinds.reduce((sum, { count }) => sum + count, 0);
    if (total !== null && total !== atHome) faults.push(`${who}: ${total} ${name}, ${atHome} at home`);
  }
  return faults;
}

/** Says where the to-do list, its counts by state and home count otherwise, and lists the first hundred; null for whom it is not. */
export async function purchaseFaults(who: string, client: Client, todo: Todo) {
  const found = await client.projects.queryProjectPage({ query: { scope: toDo, size: 100 } }).catch(() => null);
  if (!found) return null;
  const faults: string[] = [];
  if (found.total !== todo.purchases) faults.push(`${who}: ${found.total} purchases, ${todo.purchases} at home`);
  const states = await client.projects.countProjectsByStatus({ query: { scope: toDo } });
  const inStates = states.reduce((sum, { count }) => sum + count, 0);
  if (inStates !== found.total) faults.push(`${who}: ${inStates} in the states, ${found.total} in the list`);
  return { ...found, faults };
}
