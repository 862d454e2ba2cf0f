import { type Client, createClient, type Schemas } from '@campus-procurement/sdk';
import { addDays, dayOf } from '@campus-procurement/sdk/time';
import { expect } from 'vitest';
import { registerSuppliers } from '../../server/src/demo/demoSuppliers.ts';
import type { Product } from './product.ts';

const password = 'Seed@2026';

/**
 * A clock for the product that can be moved. It begins in the next working morning, so that what is published at once ends in working time.
 * @param sweep lets happen what is due in the product
 */
export function movableClock(sweep: () => Promise<void>) {
  let day = addDays(dayOf(new Date()), 1);
  while ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) day = addDays(day, 1);
  let ahead = new Date(`${day}T10:00:00+08:00`).getTime() - Date.now();
  const now = () => new Date(Date.now() + ahead);
  const set = (time: Date) => {
    ahead = time.getTime() - Date.now();
  };
  return {
    now,
    /** Moves on, and lets happen what is due by then. */
    async moveTo(time: Date) {
      set(time);
      await sweep();
    },
    /** Passes the last minutes before a time in small steps: a server that was away in them would put an end off. */
    async pass(time: Date) {
      for (let seconds = 630; seconds > -5; seconds -= 55) {
        set(new Date(time.getTime() - seconds * 1000));
        await sweep();
      }
      set(new Date(time.getTime() + 5_000));
      await sweep();
    },
  };
}

/** Callers of a product that runs, who do by calls what a journey does not show. */
export function callersOf(product: Product) {
  /** Each caller without a session comes from an address of its own. */
  const clientOf = (token: string | null, address = '10.0.0.1') =>
    createClient({ baseUrl: `${product.url}/api`, token: () => token, headers: { 'X-Forwarded-For': address } });

  async function login(account: string): Promise<Client> {
    return clientOf((await clientOf(null).session.login({ body: { username: account, password } })).access_token);
  }

  async function as(account: string, roleCode: string): Promise<Client> {
    const own = await login(account);
    const role = (await own.session.getRoleDeptList()).find((one) => one.roleCode === roleCode);
    const dept = role?.deptList[0];
    if (!role || !dept) throw new Error(`${account} does not hold ${roleCode}`);
    const body = { roleId: role.roleId, deptId: dept.id, collegeId: dept.collegeId };
    return clientOf((await own.session.switchDept({ body })).access_token);
  }

  /** Everybody who is asked about a purchase agrees. @returns who was asked */
  async function approve(id: string): Promise<string[]> {
    const asked: string[] = [];
    for (const account of ['fanzihan', 'dean1', 'mazhenhua', 'caodeming']) {
      const approver = await as(account, account === 'fanzihan' ? 'purchaser' : 'dept_approver');
      const tasks = await approver.approvals.queryApprovalTaskPage({ query: { tab: 'TODO', size: 200 } });
      const task = tasks.records.find(({ projectId }) => projectId === id);
      if (!task?.taskId) continue;
      const body = { version: task.version, decision: 'APPROVE' as const, opinion: '同意' };
      await approver.approvals.decideApprovalTask({ path: { taskId: task.taskId }, body });
      asked.push(account);
    }
    return asked;
  }

  return {
    login,
    as,
    approve,
    /** The goods category of this name. */
    async categoryId(name: string): Promise<string> {
      const teacher = await as('teacher1', 'purchaser');
      const all = (nodes: Schemas['GoodsCategory'][]): Schemas['GoodsCategory'][] =>
        nodes.flatMap((node) => [node, ...all(node.children)]);
      const found = all(await teacher.goodsCategories.getGoodsCategoryTree({ query: {} })).find(
        (one) => one.categoryName === name,
      );
      if (!found) throw new Error(`There is no category ${name}`);
      return found.id;
    },
    /** Makes a card of fanzihan that teacher1 may use. @returns its id */
    async aCard(cardNo: string, totalAmount: string): Promise<string> {
      const [teacher, colleague, finance] = [
        await as('teacher1', 'purchaser'),
        await as('fanzihan', 'purchaser'),
        await as('finance1', 'finance'),
      ];
      const { id: ownerId } = await colleague.users.getMyProfile();
      const { id: userId } = await teacher.users.getMyProfile();
      const { records } = await finance.expenditure.queryExpenditurePage({ query: { ownerId, size: 1 } });
      const body = { cardNo, cardName: `平台建设 ${cardNo}`, fundType: 'SPECIAL' as const, totalAmount, ownerId };
      const card = await finance.expenditure.saveExpenditure({
        body: { ...body, deptId: String(records[0]?.deptId), authorizedUserIds: [userId] },
      });
      return card.id;
    },
    /** Requests a purchase; everybody who is asked agrees. @returns its id */
    async anApprovedPurchase(input: Schemas['ProjectInput']): Promise<string> {
      const teacher = await as('teacher1', 'purchaser');
      const { id, version } = await teacher.projects.saveProject({
        body: {
          purchaseType: 'GOODS',
          description: '公共平台扩容，供全院课题组检测使用，年底前投入运行。',
          deliveryDays: 30,
          warrantyMonths: 24,
          paymentTerms: '验收合格后一次付清',
          deliveryAddress: '实验楼 204',
          contactName: '王晓梅',
          contactPhone: '13800000103',
          splitReason: '与其他采购的用途和使用单位均不同，无法合并。',
          ...input,
        },
      });
      await teacher.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
      await approve(id);
      return id;
    },
    /** Suppliers that the school has approved. @returns their accounts */
    async suppliers(): Promise<string[]> {
      const teacher = await as('teacher1', 'purchaser');
      let taken = product.smsCodes.length;
      const categories = await teacher.goodsCategories.getGoodsCategoryTree({ query: {} });
      return registerSuppliers(
        {
          now: new Date(),
          nobody: (address: string) => clientOf(null, address),
          async lastCode() {
            taken += 1;
            await expect.poll(() => product.smsCodes.length).toBe(taken);
            return String(product.smsCodes.at(-1));
          },
          supplier: login,
          as,
        } as unknown as Parameters<typeof registerSuppliers>[0],
        categories.map(({ id }) => id),
      );
    },
    /** A supplier joins and quotes, with one price for each line. */
    async quote(account: string, projectId: string, unitPrices: readonly string[]): Promise<void> {
      const { supplierBidding } = await login(account);
      const path = { projectId };
      const contact = { contactName: '某人', contactPhone: `1870000${String(unitPrices[0]).slice(0, 4).replace('.', '0')}` };
      await supplierBidding.joinBidding({
        path,
        body: { ...contact, qualificationIds: [], termsAccepted: true, conflictDeclared: true },
      });
      const lines = unitPrices.map((unitPrice, index) => ({ no: index + 1, brand: '博远', model: `B-${index + 1}`, unitPrice }));
      await supplierBidding.submitQuote({ path, body: { lines, deliveryDays: 25, warrantyMonths: 24, paymentAccepted: true } });
    },
  };
}
