import { hourMs, isoTime } from '@campus-procurement/sdk/time';
import type { Stage } from './demoStage.ts';

type Approve = (projectId: string, from: Date) => Promise<void>;

/** Changes of purchases: one in effect, one that waits for its approval, a draft; and a bidding that its officer has suspended. */
export async function makeDemoChanges(stage: Stage, now: Date, approve: Approve): Promise<void> {
  const begun = new Date(now.getTime() - 10 * hourMs);
  await stage.moveTo(begun);
  const microscope = await idOf('荧光倒置显微镜', stage);
  await ask(microscope, '细胞平台已搬至新楼，送货地址与联系人随之变更。', stage);
  await approve(microscope, begun);
  await stage.moveTo(new Date(now.getTime() - 2 * hourMs));
  await ask(await idOf('热分析仪维护升级套件', stage), '测试平台搬迁，设备直接送到新机房安装。', stage);
  const teacher = await stage.as('teacher1', 'purchaser');
  const centrifuge = await idOf('高速冷冻离心机', stage);
  const reason = '学院要求由实训楼值班室统一签收大型设备。';
  const changes = { deliveryAddress: '江海市学府路 1 号 实训楼值班室' };
  await teacher.modifications.saveProjectModify({ body: { projectId: centrifuge, modifyType: ['CONTACT'], reason, changes } });
  await suspend(await idOf('激光切割机', stage), stage);
}

async function idOf(keyword: string, stage: Stage): Promise<string> {
  const teacher = await stage.as('teacher1', 'purchaser');
  const { records } = await teacher.projects.queryProjectPage({ query: { scope: 'MINE', keyword } });
  const [found] = records;
  if (!found) throw new Error(`There is no purchase ${keyword}`);
  return found.id;
}

async function ask(projectId: string, reason: string, stage: Stage): Promise<void> {
  const teacher = await stage.as('teacher1', 'purchaser');
  const changes = { deliveryAddress: '江海市学府路 1 号 创新楼 512', contactName: '陈思远', contactPhone: '13800000112' };
  const draft = await teacher.modifications.saveProjectModify({
    body: { projectId, modifyType: ['CONTACT'], reason, changes },
  });
  const body = { version: draft.version, conflictDeclared: true };
  await teacher.modifications.submitProjectModify({ path: { id: draft.id }, body });
}

async function suspend(id: string, stage: Stage): Promise<void> {
  const officer = await stage.as('officer1', 'procurement_officer');
  const { version, nextTime } = await officer.projects.getProjectDetail({ path: { id } });
  if (nextTime !== null && nextTime <= isoTime(stage.now)) return;
  const reason = '有供应商反映功率参数存在歧义，核实期间暂停竞价。';
  await officer.bidding.suspendProject({ path: { id }, body: { reason, version } });
}
